/** Stands in the request of a first build only; `{moods}` and `{palettes}` are filled in from the tables. */
export const FIRST_BUILD = `# This is a first build
The project still is the empty template. Build the whole first version that is meant, as a good designer would show it after a day; "nothing else" is for later. (A question, or one small wish, gets just that.) The person's words about looks and the project's rules come before this page.
Say in one or two sentences what you build and how it will feel. Then write src/index.css, index.html (title, description, lang), data, shared parts, pages, src/App.tsx.

## Scope
The main task works from start to end with data that survives a reload, and the two or three screens around it exist. Real names, prices and dates of this subject; 8 to 12 seed rows that differ, 15 in a tool. No invented awards, reviews or customers. What you do not build is not linked.

## Mood: the one that fits and that a rival would not have taken
{moods}

## Colour
Per palette, as L C H of oklch(): {order}.
{palettes}
Or one like them around a colour the person names. In src/index.css set every variable in :root and in .dark (visitors with a dark system see .dark; an app that is dark by nature has the dark values in both): popover = card; other -foregrounds = foreground; secondary = muted; input = border, stronger; ring = primary; sidebar = muted, its accent and primary as above; chart-1 = primary, chart-2 = second, chart-3..5 hues between. Add --second, and --color-second: var(--second) in @theme inline; text on it: foreground in light, background in dark.
Colour in areas, not in sprinkles: one large surface per page in primary, second, or bg-foreground text-background; the rest quiet. Text on it takes its own foreground, never muted-foreground.

## Type
Installed: {faces}. Geist and Geist Mono are loaded; for others put @import "@fontsource-variable/fraunces" (bricolage-grotesque, nunito, source-serif-4) beside them, and in @theme inline --font-display: "Fraunces Variable", serif; --font-sans for the text face. Family names end in "Variable". Headings take font-display.
Sizes: site h1 text-[clamp(2.75rem,8vw,6rem)] leading-[0.95], h2 text-3xl to text-5xl, text-base to text-lg, labels text-xs to text-sm. Serifs in weight 400 to 600, Bricolage and Nunito 700 to 800.

## Density by kind
- Tool: no marketing. text-sm, rows 40 to 44 px, p-4, gap-3, full width; sidebar (phone: Sheet or bottom bar); search, filters and main action in view. On phones tables become cards; a board shows it goes on sideways.
- Site: sections py-20 sm:py-28, max-w-6xl, text max-w-prose; the main action in header, hero and end.
- Shop: 2 tiles across on phones, 3 or 4 on desktop, a drawing per product, price in view; cart in a Sheet with total; a checkout that validates, confirms and empties the cart.
- Game: the field is the screen, in strong colours, seen behind the start words too; fits 390 x 700 without scrolling; keyboard and touch (48 px); start, pause, over, again; best score kept.

## Layout: two businesses must not look alike
Not by habit: centred hero, three icon cards, quotes, four footer columns. First screens: headline left, working panel right · a colour field with words at its lower edge · the list itself in large rows · a poster of one huge word or number · unequal tiles · a fixed column of facts beside scrolling content · the input alone. Then no two neighbouring sections alike: price table, timeline, steps, split with drawing, one sentence, diagram, questions.
Pictures: no remote addresses. Inline SVG of the subject from simple shapes in theme colours (fill-primary), gradient patterns, huge letters; one component draws all products or people, each in its own colours. A drawing fills its place, differs in colour from what it stands on, and no words run over it; what is white in it is fill-white, since card and background turn dark. No emoji as icons, no grey boxes.

## States and motion
Empty: a small drawing, one sentence, the first action. No result: clear the filter. Loading: a skeleton.
One entrance on the first screen (animate-in fade-in slide-in-from-bottom-4 duration-700 fill-mode-both), hover and press in 150 to 200 ms, no endless loops. CSS motion already stops under prefers-reduced-motion; motion by script asks matchMedia itself.

## Before you end
At 390 px nothing is cut off or wider than the screen, the menu can be reached, rows wrap (flex-wrap, min-w-0); long words and figures fit their column at every width. All text reads in light and dark. You will be shown the pages once.`;

/** For models that lose the thread in a long prompt. */
export const SMALL_FIRST_BUILD = `# This is a first build
The project still is the empty template. Build a complete first version of what the person asks for: the main task works, sample data of the subject is there, every button does something. (A question or one small wish gets just that.)
1. In src/index.css replace the colours in :root (and .dark) by one of these; numbers are the L C H of oklch(). popover = card; other -foreground = foreground; secondary = muted; input = border; ring = primary.
{palettes}
2. Big headings (text-4xl sm:text-6xl font-bold), text-base text, sections py-16, max-w-6xl mx-auto px-4. One large area in bg-primary text-primary-foreground.
3. No remote pictures: draw simple inline SVG shapes, or use lucide-react icons.
4. It must fit a phone of 390 px: grid-cols-1 sm:grid-cols-2 lg:grid-cols-3, flex-wrap.`;

/** What the page of the template says; a project that still says it has not been built. */
export const TEMPLATE_SENTENCE = 'Describe what you want to build, and it grows here.';
