/** What the frame around the views says, apart from the texts of the specification. */
export const toolBarTexts = {
  label: 'Views',
  more: 'More tools',
  tools: 'Tools',
  close: 'Close and return to the preview',
  pin: 'Pin {tool}',
  unpin: 'Unpin {tool}',
  sortHint: 'Press space to pick the tool up, the arrow keys to move it, and space to put it down.',
  pickedUp: '{tool} picked up',
  movedTo: '{tool} is at place {n}',
  putDown: '{tool} put down at place {n}',
  notMoved: '{tool} stays where it was',
  dock: 'Show the preview above the chat',
  undock: 'Hide the preview above the chat',
} as const;

export const topBarTexts = {
  education: {
    label: 'What has moved',
    title: 'Backend management has moved to the Cloud tab',
    text: 'Tables, people, files, functions, secrets and logs of the app are there.',
    open: 'Open Cloud',
  },
  github: {
    label: 'GitHub',
    title: 'Not connected to GitHub',
    text: 'This installation has no connection to GitHub. You can take the code with you as a ZIP.',
    download: 'Download ZIP',
  },
  share: { label: 'Share', locked: 'Only people who can publish the project can share it.' },
} as const;
