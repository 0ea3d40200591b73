/** Every shortcut of the app, as the help page lists them. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'mod+k', does: 'Open the command palette' },
  { keys: 'enter', does: 'Send the message you are writing' },
  { keys: 'shift+enter', does: 'Start a new line in it' },
  { keys: 'mod+s', does: 'Save the code' },
  { keys: 'mod+p', does: 'Go to a file of the code, or to a line' },
  { keys: 'mod+f', does: 'Find and replace in the file' },
  { keys: 'mod+shift+f', does: 'Search in all files' },
  { keys: 'escape', does: 'Close the dialog or menu' },
];
