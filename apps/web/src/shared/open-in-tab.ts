/** Opened at once, while the click still allows it; the address comes when its ticket is there. */
export function openInTab(addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  // The app in the tab must not reach the builder through its opener.
  if (tab) tab.opener = null;
  return addressOf().then(
    (url) => {
      if (tab) tab.location.replace(url);
    },
    (error: unknown) => {
      tab?.close();
      throw error;
    },
  );
}
