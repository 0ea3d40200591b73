/** What people read when a model could not answer. */
export const FAULT_TEXTS = {
  model_unavailable: 'The model could not be reached. Try again, or choose another model.',
  model_refused: 'The model declined to answer this request. Try to say it differently.',
  model_rate_limited: 'The model takes no more requests for the moment. Try again in a minute.',
  model_overloaded: 'The model is overloaded right now. Try again in a little while.',
  model_timeout: 'The model took too long to answer. Try again, or choose another model.',
  model_bad_key: 'The provider did not accept the key for this model. Check the key in the settings.',
  context_too_long:
    'This conversation and the files it needs are longer than the model can read. Choose a model with a larger context, or ask for a smaller change.',
  empty_answer:
    'The model gave an empty answer several times. Nothing was changed. Try again, or choose another model.',
  provider_credit:
    'The account at the model provider has no credit left. Top it up there, or choose another model.',
} as const;
