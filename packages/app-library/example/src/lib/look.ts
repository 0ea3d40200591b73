export const look = {
  page: "grid gap-12 py-8 sm:gap-16 sm:py-12",
  pageHead: "grid gap-2",
  pageTitle: "font-heading text-3xl font-semibold",
  pageIntro: "max-w-2xl text-lg text-muted-foreground",
  section: "grid gap-6",
  sectionHead: "flex flex-wrap items-end justify-between gap-4",
  sectionTitle: "font-heading text-2xl font-semibold",
  card: "shadow-sm",
};
