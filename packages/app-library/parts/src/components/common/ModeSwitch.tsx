import { MoonIcon, SunIcon } from "lucide-react";
import { useTheme } from "@/components/theme-provider";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

export function ModeSwitch() {
  const { resolvedTheme, setTheme } = useTheme();
  const isDark = resolvedTheme === "dark";
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isDark ? words.lightMode : words.darkMode}
      onClick={() => setTheme(isDark ? "light" : "dark")}
      className="text-current hover:bg-current/10 hover:text-current"
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </Button>
  );
}
