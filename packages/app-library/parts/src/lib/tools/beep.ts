/** Three short tones; silent where the browser allows no sound. */
export function beep() {
  try {
    const context = new AudioContext();
    [0, 0.25, 0.5].forEach((offset) => {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = 880;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + offset);
      tone.stop(context.currentTime + offset + 0.15);
    });
    setTimeout(() => void context.close(), 1200);
  } catch {
    // Some browsers have no sound before the first click.
  }
}
