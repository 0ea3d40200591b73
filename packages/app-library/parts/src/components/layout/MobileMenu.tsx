import { MenuIcon } from "lucide-react";
import { useState } from "react";
import { NavLinks } from "@/components/layout/NavLinks";
import { Button } from "@/components/ui/button";
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from "@/components/ui/sheet";
import { words } from "@/lib/words";

/** The sections behind a button, where the screen is too narrow for them. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <SheetTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.openMenu}
          className="text-current hover:bg-current/10 hover:text-current lg:hidden"
        >
          <MenuIcon className="size-5" />
        </Button>
      </SheetTrigger>
      <SheetContent side="left" aria-describedby={undefined} className="overflow-y-auto text-foreground">
        <SheetHeader>
          <SheetTitle>{words.menu}</SheetTitle>
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
