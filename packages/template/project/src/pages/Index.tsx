const Index = () => (
  <main className="grid min-h-svh place-items-center px-6 py-16">
    <div className="flex flex-col items-center gap-8 text-center">
      <Mark />
      <h1 className="max-w-sm text-2xl leading-snug font-medium sm:max-w-lg sm:text-3xl">
        Describe what you want to build, and it grows here.
      </h1>
    </div>
  </main>
);

/** A seedling, the sign of a page that has just begun. */
const Mark = () => (
  <svg viewBox="0 0 96 96" className="size-24" fill="none" aria-hidden="true">
    <ellipse cx="48" cy="77" rx="30" ry="6" className="fill-muted" />
    <path
      d="M48 45c0-15-9.5-24-26-24 0 15.5 10 24 26 24Z"
      className="fill-chart-1/20 stroke-chart-1"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M48 54c0-13 8-21.5 23-23.5 1.2 14.5-8 23.5-23 23.5Z"
      className="fill-chart-1/20 stroke-chart-1"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M48 77V45M48 45 34 31M48 54l13-13" className="stroke-chart-1" strokeWidth="2" strokeLinecap="round" />
  </svg>
);

export default Index;
