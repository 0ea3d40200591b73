/** Fonts of the page are not there inside of a picture: both sides take one that every machine has. */
const fontFamily = 'system-ui, sans-serif';

/** The colours of the page as it is now, light or dark. */
export function readLooks() {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    theme: 'base',
    fontFamily,
    themeVariables: {
      fontFamily,
      darkMode: document.documentElement.classList.contains('dark'),
      background: colour('surface'),
      primaryColor: colour('accent-subtle'),
      primaryTextColor: colour('foreground'),
      primaryBorderColor: colour('accent'),
      secondaryColor: colour('surface-sunken'),
      tertiaryColor: colour('surface'),
      lineColor: colour('muted-foreground'),
      textColor: colour('foreground'),
      mainBkg: colour('accent-subtle'),
      nodeBorder: colour('accent'),
      clusterBkg: colour('surface-sunken'),
      clusterBorder: colour('border'),
      edgeLabelBackground: colour('surface'),
      attributeBackgroundColorOdd: colour('surface'),
      attributeBackgroundColorEven: colour('surface-sunken'),
      rowOdd: colour('surface'),
      rowEven: colour('surface-sunken'),
    },
  } as const;
}
