import { SearchIcon } from "lucide-react";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { words } from "@/lib/words";

/** Leads to the search page with the words typed. */
export function HeaderSearch({ path }: { path: string }) {
  const navigate = useNavigate();

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("q");
    await navigate(`${path}?q=${encodeURIComponent(typeof typed === "string" ? typed : "")}`);
  };

  return (
    <>
      <Button
        asChild
        variant="ghost"
        size="icon"
        className="text-current hover:bg-current/10 hover:text-current sm:hidden"
      >
        <Link to={path} aria-label={words.search}>
          <SearchIcon />
        </Link>
      </Button>
      <form role="search" onSubmit={search} className="relative hidden sm:block">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
        <Input
          type="search"
          name="q"
          aria-label={words.search}
          placeholder={words.search}
          className="w-40 bg-card pl-9 text-card-foreground dark:bg-card lg:w-52"
        />
      </form>
    </>
  );
}
