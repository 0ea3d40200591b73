import { uploadsEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import { uploadMaxBytes } from './policy.ts';
import type { UploadsService } from './service.ts';

export function uploadRoutes(service: UploadsService): Binding[] {
  return [
    bind(endpoints.generateUploadUrl, async ({ actor, body }) => {
      const { upload, url, expiresAt } = await service.begin(actor, {
        fileName: body.file_name,
        contentType: body.content_type,
        projectId: body.project_id,
      });
      return {
        url,
        file_id: upload.id,
        dir_name: upload.dir_name,
        file_name: upload.file_name,
        max_bytes: uploadMaxBytes,
        expires_at: expiresAt.toISOString(),
      };
    }),
    bind(endpoints.generateDownloadUrl, async ({ actor, body }) => {
      const { upload, url, expiresAt } = await service.downloadUrl(actor, namedFile(body));
      return { url, file_id: upload.id, expires_at: expiresAt.toISOString() };
    }),
    bind(endpoints.generatePublicUrl, async ({ actor, body }) => {
      const { upload, url } = await service.publicUrl(actor, namedFile(body));
      return { url, file_id: upload.id };
    }),
  ];
}

function namedFile(body: {
  readonly dir_name: string;
  readonly file_name: string;
  readonly file_id?: string | undefined;
}) {
  return { dirName: body.dir_name, fileName: body.file_name, fileId: body.file_id };
}
