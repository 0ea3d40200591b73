export function MailLink({ address }: { address: string }) {
  if (address === "") return <>–</>;
  return (
    <a
      href={"mailto:" + address}
      title={address}
      className="relative z-10 block truncate underline underline-offset-4"
    >
      {address}
    </a>
  );
}
