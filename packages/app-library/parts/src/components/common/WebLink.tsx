export function WebLink({ url }: { url: string }) {
  if (url === "") return <>–</>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="relative z-10 break-words underline underline-offset-4"
    >
      {url.replace(/^https?:\/\//, "")}
    </a>
  );
}
