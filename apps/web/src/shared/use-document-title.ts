import { useEffect } from 'react';

/** Names the page in the tab: "Title · Brand". */
export function useDocumentTitle(title: string, brand: string): void {
  useEffect(() => {
    document.title = title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
