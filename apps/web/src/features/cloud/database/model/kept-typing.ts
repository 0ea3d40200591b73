export interface KeptTyping {
  type(text: string): void;
  /** Somebody saved it or took it back. */
  end(): void;
  /** The field is taken away, by whatever: a row, a column or a table that is gone. */
  leave(): void;
}

/** What stands in an open field, until somebody ends it; who never typed loses nothing. */
export function createKeptTyping(onLost: (typed: string) => void): KeptTyping {
  let typed: string | undefined;
  const end = () => {
    typed = undefined;
  };
  return {
    type(text) {
      typed = text;
    },
    end,
    leave() {
      if (typed !== undefined) onLost(typed);
      end();
    },
  };
}
