/** Parts of the frame around the pages. */
export const LAYOUT_LIBRARY: Readonly<Record<string, string>> = {
  'src/components/layout/SkipLink.tsx': `export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      %skip%
    </a>
  );
}
`,
  'src/components/layout/MobileMenu.tsx': `/** The sections behind a button, where the screen is too narrow for them. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>
        <Button
          type="button"
          variant="ghost"
          size="icon"
          aria-label="%openMenu%"
          className="text-current hover:bg-current/10 hover:text-current lg:hidden"
        >
          <MenuIcon aria-hidden="true" className="size-5" />
        </Button>
      </SheetTrigger>
      <SheetContent side="left" aria-describedby={undefined} className="overflow-y-auto text-foreground">
        <SheetHeader>
          <SheetTitle>%menu%</SheetTitle>
        </SheetHeader>
        <NavLinks
          hasIcons
          onNavigate={() => setIsOpen(false)}
          listClass="grid gap-1 px-3 pb-6"
          linkClass="flex items-center gap-3 rounded-md px-3 py-2.5 hover:bg-accent hover:text-accent-foreground"
          activeClass="bg-primary font-medium text-primary-foreground hover:bg-primary hover:text-primary-foreground"
        />
      </SheetContent>
    </Sheet>
  );
}
`,
  'src/components/layout/HeaderSearch.tsx': `/** Leads to the search page with the words typed. */
export function HeaderSearch({ path }: { path: string }) {
  const navigate = useNavigate();

  const search = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("q");
    await navigate(\`\${path}?q=\${encodeURIComponent(String(words ?? ""))}\`);
  };

  return (
    <>
      <Button
        asChild
        variant="ghost"
        size="icon"
        className="text-current hover:bg-current/10 hover:text-current sm:hidden"
      >
        <Link to={path} aria-label="%search%">
          <SearchIcon aria-hidden="true" />
        </Link>
      </Button>
      <form role="search" onSubmit={search} className="relative hidden sm:block">
        <SearchIcon
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          type="search"
          name="q"
          aria-label="%search%"
          placeholder="%search%"
          className="w-40 bg-card pl-9 text-card-foreground dark:bg-card lg:w-52"
        />
      </form>
    </>
  );
}
`,
  'src/components/layout/Today.tsx': `export function Today() {
  return new Date().toLocaleDateString("%locale%", { weekday: "long", day: "numeric", month: "long" });
}
`,
  'src/hooks/use-scroll-to-top.ts': `/** A new page is read from its beginning. */
export function useScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
}
`,
};
