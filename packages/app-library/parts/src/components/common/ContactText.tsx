/** Addresses and telephone numbers that can be followed; other text as it is. */
export function ContactText({ text }: { text: string }) {
  const link = "text-muted-foreground underline underline-offset-4 hover:text-foreground break-words";
  if (/^\S+@\S+\.\S+$/.test(text)) {
    return (
      <a href={"mailto:" + text} className={link}>
        {text}
      </a>
    );
  }
  if (/^\+?[\d\s()/-]{6,}$/.test(text)) {
    return (
      <a href={"tel:" + text.replace(/[^\d+]/g, "")} className={link}>
        {text}
      </a>
    );
  }
  if (/^https:\/\/\S+$/.test(text)) {
    return (
      <a href={text} target="_blank" rel="noreferrer" className={link}>
        {text.replace("https://", "")}
      </a>
    );
  }
  return <p className="whitespace-pre-line text-muted-foreground">{text}</p>;
}
