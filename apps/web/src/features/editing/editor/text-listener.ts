/** Whom an editor's state tells of what is typed. The state outlives the editor that shows it, and so does this. */
export interface TextListener {
  tell(text: string): void;
  /** From now on this one is told, and nobody before it. */
  listen(onText: (text: string) => void): void;
  /** What is shown meanwhile comes from outside: nobody typed it. */
  silently(show: () => void): void;
}

export function createTextListener(): TextListener {
  let told: (text: string) => void = () => {};
  let isSilent = false;
  return {
    tell: (text) => {
      if (!isSilent) told(text);
    },
    listen: (onText) => {
      told = onText;
    },
    silently: (show) => {
      isSilent = true;
      try {
        show();
      } finally {
        isSilent = false;
      }
    },
  };
}
