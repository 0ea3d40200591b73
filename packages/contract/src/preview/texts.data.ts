export const previewLinkTexts = {
  needsPlan: 'Preview links need the Business plan.',
  publishingOff: 'This workspace does not allow showing projects to people outside.',
} as const;
