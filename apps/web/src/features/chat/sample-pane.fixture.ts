import { createApi } from '@loam/client';
import { Project } from '@loam/contract';
import type { ChatPaneActions } from './chat-context.tsx';
import { sampleProjectId } from './sample-messages.fixture.ts';

const personId = '00000000-0000-4000-8000-0000000000ab';
const moment = '2026-01-01T00:00:00.000Z';

/** Nobody answers: what is rendered here has all it needs. */
export const sampleApi = createApi({
  baseUrl: 'http://nobody.invalid',
  fetch: () => Promise.reject(new TypeError('nobody answers')),
});

export const samplePane: ChatPaneActions = {
  project: Project.parse({
    id: sampleProjectId,
    name: 'garden',
    display_name: 'Garden',
    user_id: personId,
    created_by: personId,
    creator: { id: personId, username: 'ada', display_name: 'Ada', photo_url: null },
    workspace_id: personId,
    workspace: {
      id: personId,
      name: 'Club',
      plan: 'free',
      disable_publish: false,
      disable_named_previews: false,
    },
    visibility: 'private',
    access_level: 'owner',
    permissions: ['EditProject'],
    initial_message: null,
    template: null,
    category: null,
    preview_url: 'http://garden.preview.localhost',
    url: null,
    is_published: false,
    published_deployment: null,
    latest_commit_sha: null,
    preview_build_commit_sha: null,
    main_branch: 'main',
    github_repo_name: null,
    github_owner: null,
    is_supabase_enabled: false,
    supabase_project_config: null,
    is_analytics_disabled: false,
    thumbnail_url: null,
    locked_at: null,
    created_at: moment,
    updated_at: moment,
  }),
  isBusy: false,
  isRetrying: false,
  models: [],
  send: () => Promise.resolve('sent'),
  suggest: () => {},
  retry: () => {},
  continueDraft: () => {},
  continuing: undefined,
};
