/** Query parameters that addresses of the web app carry. */
export const routes = {
  search: {
    magicLink: 'magic_link',
    settings: 'settings',
    openTopUp: 'openTopUp',
    messageId: 'messageId',
  },
} as const;
