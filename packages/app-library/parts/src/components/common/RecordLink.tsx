import { Link } from "react-router";
import { RecordName } from "@/components/common/RecordName";
import type { TableName } from "@/data/store";

interface RecordLinkProps {
  to: string;
  table: TableName;
  id: string;
}

/** The title of the record that an id points to, leading to its page. */
export function RecordLink({ to, table, id }: RecordLinkProps) {
  if (id === "") return <>–</>;
  return (
    <Link to={to} className="relative z-10 underline underline-offset-4 hover:text-highlight">
      <RecordName table={table} id={id} />
    </Link>
  );
}
