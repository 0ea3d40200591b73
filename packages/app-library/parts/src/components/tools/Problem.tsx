/** What is wrong with what was entered; nothing while all is well. */
export function Problem({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <p role="alert" className="text-sm break-words text-destructive">
      {text}
    </p>
  );
}
