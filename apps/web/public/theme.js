// Runs before the first paint, so that a dark page never flashes white. Kept outside the bundle: a policy without inline scripts.
(() => {
  let stored = 'system';
  try {
    stored = JSON.parse(localStorage.getItem('loam:theme') ?? '{}').value ?? 'system';
  } catch {
    // A page whose storage is closed follows the system.
  }
  const isDark =
    stored === 'dark' || (stored === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
})();
