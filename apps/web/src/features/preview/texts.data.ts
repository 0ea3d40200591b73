import { texts } from '@loam/contract';

/** What the preview panel says, apart from the texts of the specification. */
export const previewTexts = {
  frame: 'Running app',
  path: 'Page of the app',
  reload: 'Reload preview',
  open: 'Open in new tab',
  noBuild: texts.preview.noBuild,
  restart: 'Restart',
  log: 'Log',
  noLog: 'Nothing has been logged yet.',
  failed: 'The preview could not be opened',
  starting: 'Starting the preview',
  startingDetail: 'The first start on a new installation takes longer: packages are prepared once.',
  empty: 'Nothing to preview yet',
  emptyDetail: 'The app appears here as soon as its first version is built.',
  broken: 'The newest code does not compile',
  brokenOverBuild: 'The newest code does not compile. A reload shows the last version that did.',
  details: 'Details',
  crashed: 'The preview stopped',
  crashedDetail: 'It is started again by itself after a pause.',
  unavailable: 'Previews are off',
} as const;
