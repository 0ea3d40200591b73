export const enableAiWords = {
  detail:
    'Functions of your app ask the language models that your workspace has connected. Each question counts as usage of your workspace.',
  noModel:
    'No language model is connected yet. You can enable AI now; answers come once a model is connected.',
  connect: 'Connect a model',
  request: 'Enable AI for this app.',
  working: 'Wait until the AI has finished.',
  mayNot: 'Only people who may change the backend can enable it. Ask the owner of the project.',
  switchedOff: 'You switched this tool off. Turn it on in the settings of the AI’s tools.',
} as const;
