/** Every shortcut of the app, as the help page lists them. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'mod+k', does: 'Open the command palette' },
  { keys: 'enter', does: 'Send the message you are writing' },
  { keys: 'shift+enter', does: 'Start a new line in it' },
  { keys: 'escape', does: 'Close the dialog or menu' },
];
