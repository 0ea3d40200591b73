/** Everything here runs in the page, as text: what it names exists only there. */

/** What both of the scripts below need. */
const COMMON = `
  const width = document.documentElement.clientWidth;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const words = (text, length = 40) => {
    const line = text.trim().replace(/\\s+/g, ' ');
    return line.length > length ? line.slice(0, length - 1) + '…' : line;
  };
  const nameOf = (element) => {
    const id = element.id ? '#' + element.id : '';
    const classes = typeof element.className === 'string' ? element.className.trim().split(/\\s+/).filter(Boolean).slice(0, 4) : [];
    const text = words(element.innerText || element.getAttribute('alt') || element.getAttribute('aria-label') || '');
    return '<' + element.localName + id + (classes.length ? ' class="' + classes.join(' ') + '"' : '') + '>' + (text ? ' “' + text + '”' : '');
  };
  const clips = (element) => ['hidden', 'clip', 'auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  /** Elements that make the page wider than the window: the innermost ones that nothing around them clips. */
  const wide = () => {
    if (document.scrollingElement.scrollWidth <= width + 1) return [];
    const found = [];
    const walk = (element) => {
      if (!isShown(element)) return false;
      const box = element.getBoundingClientRect();
      let inside = false;
      if (!clips(element) || element === document.body) for (const child of element.children) inside = walk(child) || inside;
      const beyond = box.width > 0 && box.height > 0 ? Math.round(box.right + scrollX - width) : 0;
      const own = beyond > 1 || (element.scrollWidth > element.clientWidth + 1 && !clips(element) && box.left + element.scrollWidth > width + 1);
      if (own && !inside) found.push({ element, beyond: Math.max(beyond, Math.round(box.left + element.scrollWidth - width)) });
      return own || inside;
    };
    walk(document.body);
    return found.sort((left, right) => right.beyond - left.beyond).slice(0, 3);
  };
`;

/** How far the page is wider than the window, and what makes it so. */
export const READ_OVERFLOW = `(() => {
  ${COMMON}
  return wide().map(({ element, beyond }) => ({ element: nameOf(element), beyond }));
})()`;

/** What eyes would see, in words. */
export const READ_LAYOUT = `(() => {
  ${COMMON}
  const MAX_ELEMENTS = 400;
  const MAX_OF_A_KIND = 5;
  const place = (box) => Math.round(box.left + scrollX) + ',' + Math.round(box.top + scrollY) + ' ' + Math.round(box.width) + '×' + Math.round(box.height);
  const boxes = [...document.querySelectorAll('header, nav, main, section, article, aside, footer, form, table, dialog, [role=dialog], h1, h2, h3, img, canvas, video')]
    .filter((element) => isShown(element) && element.getBoundingClientRect().width > 0)
    .slice(0, 40)
    .map((element) => element.localName + ' at ' + place(element.getBoundingClientRect()) + (element.innerText?.trim() || element.alt ? ' “' + words(element.innerText || element.alt, 60) + '”' : ''));

  const ownText = (element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
  const texts = [...document.body.querySelectorAll('*')]
    .filter((element) => ownText(element).length > 0 && !['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName) && isShown(element))
    .slice(0, MAX_ELEMENTS)
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { element, style: getComputedStyle(element), box: range.getBoundingClientRect() };
    })
    // For readers of screens only.
    .filter(({ element, box }) => box.width > 2 && box.height > 2 && element.getBoundingClientRect().width > 2);

  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  };
  const over = ([red, green, blue, alpha], below) =>
    [red, green, blue].map((part, at) => part * alpha + below[at] * (1 - alpha));
  /** Undefined where a picture or a gradient lies below. */
  const backgroundOf = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || style.backdropFilter !== 'none' && style.backdropFilter !== undefined && style.backdropFilter !== '') return undefined;
      if (at !== element && ['fixed', 'absolute'].includes(style.position) && rgba(style.backgroundColor)[3] === 0) return undefined;
      const colour = rgba(style.backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
    }
    const canvas = getComputedStyle(document.documentElement).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? [18, 18, 18] : [255, 255, 255];
    return layers.reverse().reduce((below, colour) => over(colour, below), canvas);
  };
  const light = (colour) => {
    const [red, green, blue] = colour.map((part) => { const share = part / 255; return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((left, right) => right - left);
    return (high + 0.05) / (low + 0.05);
  };

  const problems = wide().map(({ element, beyond }) => 'wider than the window by ' + beyond + ' px: ' + nameOf(element));
  const tell = (kind, found) => {
    for (const line of [...new Set(found)].slice(0, MAX_OF_A_KIND)) problems.push(kind + ': ' + line);
    if (found.length > MAX_OF_A_KIND) problems.push(kind + ': ' + (found.length - MAX_OF_A_KIND) + ' more');
  };
  const hides = (value) => value === 'hidden' || value === 'clip';
  tell('text is cut off', texts.filter(({ element, style }) =>
    (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2) ||
    (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 4 && element.clientHeight > 0))
    .map(({ element, style }) => nameOf(element) + (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' ? ' (ends with …)' : '')));

  const isOpaqueUpTo = (element, end) => {
    for (let at = element; at && !at.contains(end); at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== 'none' || rgba(style.backgroundColor)[3] > 0.9) return true;
    }
    return false;
  };
  const clipped = ({ element, box }) => {
    let { left, top, right, bottom } = box;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (!clips(at)) continue;
      const around = at.getBoundingClientRect();
      left = Math.max(left, around.left); right = Math.min(right, around.right);
      top = Math.max(top, around.top); bottom = Math.min(bottom, around.bottom);
    }
    return { left, top, right, bottom };
  };
  const seen = texts.map((text) => ({ ...text, shown: clipped(text) })).filter(({ shown }) => shown.right - shown.left > 2 && shown.bottom - shown.top > 2);
  const overlaps = [];
  for (let one = 0; one < seen.length; one += 1) {
    for (let two = one + 1; two < seen.length; two += 1) {
      const [left, right] = [seen[one], seen[two]];
      if (left.element.contains(right.element) || right.element.contains(left.element)) continue;
      const wide = Math.min(left.shown.right, right.shown.right) - Math.max(left.shown.left, right.shown.left);
      const high = Math.min(left.shown.bottom, right.shown.bottom) - Math.max(left.shown.top, right.shown.top);
      if (wide < 4 || high < 4) continue;
      const area = ({ shown }) => (shown.right - shown.left) * (shown.bottom - shown.top);
      if (wide * high < 0.15 * Math.min(area(left), area(right))) continue;
      if (isOpaqueUpTo(right.element, left.element) || isOpaqueUpTo(left.element, right.element)) continue;
      overlaps.push(nameOf(left.element) + ' and ' + nameOf(right.element));
    }
  }
  tell('text overlaps', overlaps);

  const faint = texts.flatMap(({ element, style }) => {
    const below = backgroundOf(element);
    if (below === undefined || element.closest('[disabled], [aria-disabled=true]')) return [];
    let opacity = 1;
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    const [red, green, blue, alpha] = rgba(style.color);
    const ratio = contrast(over([red, green, blue, alpha * opacity], below), below);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    return ratio < (isLarge ? 3 : 4.5) ? [{ ratio, line: nameOf(element) + ' has ' + ratio.toFixed(1) + ':1, wanted ' + (isLarge ? 3 : 4.5) + ':1' }] : [];
  });
  tell('too little contrast', faint.sort((left, right) => left.ratio - right.ratio).map(({ line }) => line));
  return { boxes, problems };
})()`;

/** Links within the site, pictures that did not load, and whether any of the classes on the page has a rule. */
export const READ_FACTS = `(() => {
  const links = new Map();
  for (const link of document.querySelectorAll('a[href]')) {
    const given = link.getAttribute('href');
    if (link.origin !== location.origin || given.startsWith('#') || link.hasAttribute('download')) continue;
    const href = link.pathname;
    if (!links.has(href)) links.set(href, (link.innerText || link.getAttribute('aria-label') || '').trim().replace(/\\s+/g, ' ').slice(0, 60));
  }
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
    .filter((image) => image.currentSrc.startsWith('data:') || new URL(image.currentSrc).origin === location.origin)
    .map((image) => image.currentSrc.startsWith('data:') ? 'data: address' : decodeURI(new URL(image.currentSrc).pathname));
  const selectors = [];
  const collect = (rules) => {
    for (const rule of rules) {
      if (rule.selectorText) selectors.push(rule.selectorText);
      if (rule.cssRules) collect(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) try { collect(sheet.cssRules); } catch {}
  const classes = [...new Set([...document.body.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))].slice(0, 400);
  const all = selectors.join(' ');
  return {
    links: [...links].slice(0, 60).map(([href, text]) => ({ href, text })),
    brokenPictures: [...new Set(pictures)].slice(0, 20),
    classes: classes.length,
    styledClasses: classes.filter((name) => all.includes('.' + CSS.escape(name))).length,
  };
})()`;

export const READ_PAGE = `(() => {
  const box = document.querySelector('svg, img, canvas, video, input, button')?.getBoundingClientRect();
  return {
    title: document.title,
    text: document.body?.innerText ?? '',
    hasPicture: box !== undefined && box.width > 0 && box.height > 0,
    address: location.pathname + location.search + location.hash,
  };
})()`;

/** Placeholders that pulse or turn say that something is still to come. */
export const WAIT_UNTIL_STILL = `(async (stillMs, maxMs) => {
  const startedAt = performance.now();
  let changedAt = startedAt;
  const changes = new MutationObserver(() => { changedAt = performance.now(); });
  changes.observe(document, { subtree: true, childList: true, characterData: true });
  const isShown = (element) => element.getClientRects().length > 0;
  const isWaiting = () =>
    document.fonts.status !== 'loaded' ||
    [...document.images].some((image) => image.loading !== 'lazy' && !image.complete) ||
    [...document.querySelectorAll('[aria-busy="true"], .animate-pulse, .animate-spin')].some(isShown);
  while (performance.now() - startedAt < maxMs && (isWaiting() || performance.now() - changedAt < stillMs))
    await new Promise((next) => setTimeout(next, 50));
  changes.disconnect();
})`;

/** Where dark is a class, as in most projects, and the page chose light by itself. */
export const TURN_DARK = `document.documentElement.classList.add('dark')`;

/** What appears only when it is scrolled to has appeared. */
export const SCROLL_THROUGH = `(async (maxScreens) => {
  for (let screen = 1; screen <= maxScreens && screen * innerHeight < document.documentElement.scrollHeight; screen += 1) {
    scrollTo(0, screen * innerHeight);
    await new Promise((next) => setTimeout(next, 60));
  }
  scrollTo(0, 0);
  await new Promise((next) => setTimeout(next, 60));
})`;
