// What may come a moment later than the rest, such as pictures: all of it together, when the next frame is painted.
let waiting: (() => void)[] = [];

export function afterNextFrame(then: () => void): void {
  if (waiting.push(then) > 1) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      const due = waiting;
      waiting = [];
      for (const each of due) each();
    }),
  );
}
