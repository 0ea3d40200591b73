import { z } from 'zod';
import { namedImages } from '../../context/attachment-names.ts';
import { requireWritable } from '../../staging/write-rules.ts';
import { failure, refusable } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { projectPath } from './path-input.ts';
import { reasonForPaths } from './write-file.ts';

/** Pictures belong to what is served or bundled; elsewhere their bytes would pass for something else. */
const PICTURE_PATH = /^(?:public|src\/assets)\/[\w./-]+\.(?:png|jpe?g|gif|webp|avif|svg)$/i;

/** The bytes of an attachment go from the message into the project; the model never holds them. */
export const addAttachmentTool = defineTool({
  name: 'add_attachment',
  integration: 'code',
  kind: 'write',
  description: 'Puts an attached picture into the project, as a file under public/ or src/assets/.',
  input: z.object({ attachment: z.string().min(1).max(2048), path: projectPath }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isForSmallModels: true,
  title: ({ path }) => `Adding ${path}`,
  paths: ({ path }) => [path],
  reasonToAsk: async ({ path }) => reasonForPaths([path]),
  run: ({ attachment, path }, { files, request, grant }) =>
    refusable(path, {}, async () => {
      const { image } =
        namedImages(request.images).find(
          ({ name, image: one }) => one.url === attachment || name === attachment || one.name === attachment,
        ) ?? {};
      if (image === undefined) return failure('No such picture is attached to this message.');
      if (!PICTURE_PATH.test(path) || path.includes('..'))
        return failure('A picture goes under public/ or src/assets/, with the ending of a picture.');
      requireWritable(path, grant);
      await files.adopt([{ path, action: 'write', content: await image.bytes() }]);
      return { text: `Added ${path}.`, paths: [path] };
    }),
});
