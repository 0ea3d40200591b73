import { publishingLimits, type SiteInfo, SiteInfoChange, texts } from '@loam/contract';
import { AppError, parseUploadPath } from '@loam/kernel';
import type { Change, ProjectFiles } from '@loam/runner';
import { createHash } from 'node:crypto';
import { text as readText } from 'node:stream/consumers';
import type { ServerConfig } from '../../../config.ts';
import type { ProjectRecord } from '../../../http/access.ts';
import type { UserActor } from '../../../http/actor.ts';
import { ApiError, invalidField } from '../../../http/api-error.ts';
import type { Uploads } from '../../uploads/index.ts';
import type { EditRow, Versions } from '../../versions/index.ts';
import type { SiteUrls } from '../urls.ts';
import { type PageTags, readPage, siteInfoOf } from './read-site-info.ts';
import { writeSiteInfo } from './write-site-info.ts';

export interface SiteInfoContext {
  readonly config: Pick<ServerConfig, 'publicUrl' | 'domains'>;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'findByCommit'>;
  readonly source: Pick<ProjectFiles, 'head' | 'rawFile'>;
  readonly uploads: Pick<Uploads, 'open'>;
  readonly urls: SiteUrls;
}

const indexPath = 'index.html';
const message = 'Update site info';
const maxBytes = 1024 * 1024;

export async function readSiteInfo(
  context: SiteInfoContext,
  project: ProjectRecord,
): Promise<{ siteInfo: SiteInfo; commitSha: string }> {
  await context.versions.ensureRepo(project);
  const commitSha = await context.source.head(project.id);
  const { text, page } = await openPage(context, project, commitSha);
  return { siteInfo: shown(context, project, siteInfoOf(text, page)), commitSha };
}

/** One version with the page changed, and the pictures that it names beside it. */
export async function changeSiteInfo(
  context: SiteInfoContext,
  by: { readonly actor: UserActor; readonly project: ProjectRecord },
  modifications: unknown,
): Promise<{ siteInfo: SiteInfo; edit: EditRow }> {
  const { actor, project } = by;
  const wanted = parseModifications(modifications);
  const pictures = await takePictures(context, project, wanted);
  await context.versions.ensureRepo(project);
  return context.versions.write(project.id, { purpose: 'save' }, async (writer) => {
    const { text, page } = await openPage(context, project, writer.head);
    const written = writeSiteInfo(text, page, pictures.modifications);
    const newest = await context.versions.findByCommit(project.id, writer.head);
    // Saved twice, or set back by hand: what is wanted is what stands.
    if (written === text && pictures.changes.length === 0 && newest) {
      return { siteInfo: shown(context, project, siteInfoOf(text, page)), edit: newest };
    }
    const changes: Change[] = [{ kind: 'write', path: indexPath, content: written }, ...pictures.changes];
    const edit = await writer.commit({ userId: actor.userId, type: 'manual_update', message, changes });
    const now = readPage(written);
    return { siteInfo: shown(context, project, siteInfoOf(written, now ?? page)), edit };
  });
}

function parseModifications(modifications: unknown): SiteInfoChange {
  const isObject =
    typeof modifications === 'object' && modifications !== null && !Array.isArray(modifications);
  if (!isObject) throw new ApiError('invalid_input', texts.publish.siteInfo.invalidModifications);
  const parsed = SiteInfoChange.safeParse(modifications);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw invalidField(`modifications.${issue?.path.join('.') ?? ''}`, issue?.message ?? '');
  }
  const { data } = parsed;
  // Nothing in it that we know: a slip of whoever calls, which must not look like a success.
  if (Object.values(data).every((value) => value === undefined)) {
    throw new ApiError('invalid_input', texts.publish.siteInfo.invalidModifications);
  }
  for (const key of ['icon_url', 'share_image_url'] as const) requirePicture(key, data[key]);
  if (data.canonical_url !== undefined && data.canonical_url !== '') requireAddress(data.canonical_url);
  return data;
}

function requirePicture(key: string, value: string | null | undefined): void {
  if (value === undefined || value === null || value === '') return;
  const isPath = /^\/(?![/\\])/.test(value);
  const isAddress = /^https?:$/.test(URL.parse(value)?.protocol ?? '');
  if (!isPath && !isAddress) {
    throw invalidField(`modifications.${key}`, 'Use a path such as /icon.svg, or an https address.');
  }
}

function requireAddress(value: string): void {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  throw invalidField('modifications.canonical_url', 'Use a whole address such as https://example.com.');
}

async function openPage(
  { source }: SiteInfoContext,
  project: ProjectRecord,
  commitSha: string,
): Promise<{ text: string; page: PageTags }> {
  const file = await source.rawFile(project.id, indexPath, commitSha).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'file_missing') return undefined;
    throw error;
  });
  if (!file) throw new ApiError('invalid_input', texts.publish.siteInfo.indexNotFound);
  if (file.sizeBytes > maxBytes) {
    file.body.destroy();
    throw new ApiError('invalid_input', texts.publish.siteInfo.invalidHtml);
  }
  const text = await readText(file.body);
  const page = readPage(text);
  if (!page) throw new ApiError('invalid_input', texts.publish.siteInfo.invalidHtml);
  return { text, page };
}

interface Pictures {
  readonly modifications: SiteInfoChange;
  readonly changes: readonly Change[];
}

/** Uploaded pictures become files of the project, so that its site needs nobody else. */
async function takePictures(
  context: SiteInfoContext,
  project: ProjectRecord,
  wanted: SiteInfoChange,
): Promise<Pictures> {
  const icon = await takePicture(context, 'icon', wanted.icon_url);
  const image = await takePicture(context, 'share-image', wanted.share_image_url);
  const share = image.value;
  const isPath = typeof share === 'string' && share.startsWith('/');
  return {
    changes: [...icon.changes, ...image.changes],
    modifications: {
      ...wanted,
      ...(icon.value === undefined ? {} : { icon_url: icon.value }),
      // Whoever shows a link reads the image from outside of the page: only a whole address will do.
      ...(share === undefined
        ? {}
        : { share_image_url: isPath ? `${context.urls.ofName(project.name)}${share}` : share }),
    },
  };
}

async function takePicture(
  { config, uploads }: SiteInfoContext,
  name: string,
  value: string | null | undefined,
): Promise<{ readonly value: string | null | undefined; readonly changes: readonly Change[] }> {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  if (typeof value !== 'string' || url?.host !== config.domains.files) return { value, changes: [] };
  const { bytes, contentType } = await uploads.open(value, parseUploadPath(url.pathname)?.fileId ?? '');
  const ending = pictureEndings[contentType];
  if (ending === undefined) throw invalidField(`modifications.${name}`, 'This file is not a picture.');
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.${ending}`;
  return { value: `/${file}`, changes: [{ kind: 'write', path: `public/${file}`, content: bytes }] };
}

const pictureEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/avif': 'avif',
};

/** A picture of the site itself is shown by its path, whatever the site is called now. */
function shown({ config }: SiteInfoContext, project: ProjectRecord, info: SiteInfo): SiteInfo {
  const url = info.share_image_url === null ? null : URL.parse(info.share_image_url);
  const isOwn =
    url && (url.host.endsWith(`.${config.domains.sites}`) || url.origin === (project.url ?? undefined));
  const clamp = (text: string, most: number) => text.slice(0, most);
  return {
    ...info,
    title: clamp(info.title, publishingLimits.titleCharacters),
    description: clamp(info.description, publishingLimits.descriptionCharacters),
    share_image_url: isOwn ? `${url.pathname}${url.search}` : info.share_image_url,
  };
}
