// Tells players who are elsewhere that it is their turn: by the title of the page, and by a sound and a notification
// where those are switched on.
import { notify } from '../core/notifications';
import { settings } from '../core/settings.svelte';
import { say } from '../core/words.svelte';

let wasAsked = false;

/** Play two soft synthesized notes. */
function ring(): void {
  const audio = new AudioContext();
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const begins = audio.currentTime + i * 0.14;
    tone.type = 'sine';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, begins);
    loudness.gain.exponentialRampToValueAtTime(0.12, begins + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + 0.5);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + 0.55);
  }
  setTimeout(() => void audio.close(), 1200);
}

export function alert(isAsked: boolean, isPlaying: boolean): void {
  document.title = isAsked && isPlaying ? `● ${say('web-your-turn')} · Thaumata` : 'Thaumata';
  if (isAsked && !wasAsked && isPlaying) {
    if (settings.values.sound) ring();
    if (settings.values.notify && document.hidden) void notify('Thaumata', say('web-your-turn'));
  }
  wasAsked = isAsked;
}
