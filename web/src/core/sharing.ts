// Passing a link on: by the device's own means, by the clipboard, or by hand. Over plain http a browser has neither
// of the first two, except for pages of this computer.

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Offer the link to the apps of the device; a player who thinks better of it has done nothing wrong. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (problem) {
    if (!(problem instanceof DOMException && problem.name === 'AbortError')) throw problem;
  }
}

/** Copy the link; where the browser does not let us, select its text, to be copied by hand. */
export async function copyLink(url: string, shown: Node): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    getSelection()?.selectAllChildren(shown);
    return 'selected';
  }
}
