import { Link } from "react-router";
import { Button } from "@/components/ui/button";

const NotFound = () => (
  <main className="grid min-h-svh place-items-center px-6 py-16">
    <div className="flex flex-col items-center gap-4 text-center">
      <p className="font-mono text-sm text-muted-foreground">404</p>
      <h1 className="text-2xl font-semibold sm:text-3xl">There is nothing at this address</h1>
      <p className="max-w-sm text-muted-foreground">The page may have moved, or the link may have a typing error.</p>
      <Button asChild className="mt-2">
        <Link to="/">Back to start</Link>
      </Button>
    </div>
  </main>
);

export default NotFound;
