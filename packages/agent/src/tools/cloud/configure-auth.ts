import { z } from 'zod';
import { bound, failure, plainMessage } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

const Input = z.strictObject({
  sign_up: z.boolean().optional(),
  confirm_email: z.boolean().optional(),
  anonymous: z.boolean().optional(),
  password_min_length: z.number().int().min(6).max(72).optional(),
  site_url: z.string().max(2048).optional(),
  redirect_urls: z.array(z.string().max(2048)).max(50).optional(),
});

export const configureAuthTool = defineTool({
  name: 'configure_auth',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Changes how people sign in to the app.',
  input: Input,
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isOnDemand: true,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: (input) => `Changing sign-in: ${Object.keys(input).join(', ').replaceAll('_', ' ')}`,
  reasonToAsk: async (input) => {
    const reason = riskOf(input);
    return reason === undefined ? undefined : { reason, always: true };
  },
  async run(input, context) {
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    try {
      await cloud.configureAuth(
        {
          signUp: input.sign_up,
          confirmEmail: input.confirm_email,
          anonymous: input.anonymous,
          passwordMinLength: input.password_min_length,
          siteUrl: input.site_url,
          redirectUrls: input.redirect_urls,
        },
        context.signal,
      );
      return { text: 'Changed.' };
    } catch (error) {
      context.signal.throwIfAborted();
      return failure(`Nothing was changed: ${bound(plainMessage(error), 2000)}`);
    }
  },
});

/** What lets more people in, or sends them somewhere else, is shown whatever was allowed in general. */
function riskOf(input: z.output<typeof Input>): string | undefined {
  if (input.redirect_urls !== undefined || input.site_url !== undefined)
    return 'people are sent to these addresses with their session';
  if (input.confirm_email === false) return 'addresses count without a mail that confirms them';
  if (input.anonymous === true) return 'people get in without an account';
  if (input.sign_up === true) return 'everybody can make an account';
  return undefined;
}
