import type { ProjectId, UserId } from '@loam/contract';
import { emptySql, type Queries, sql } from '@loam/db';

export interface UploadRow {
  readonly id: string;
  readonly user_id: UserId;
  readonly project_id: ProjectId | null;
  readonly dir_name: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly status: 'uploading' | 'uploaded';
}

export interface UploadStore {
  insert(queries: Queries, upload: Omit<UploadRow, 'status'>): Promise<void>;
  find(queries: Queries, id: string): Promise<UploadRow | undefined>;
  /** The newest of that name, or the one with the id. */
  findByName(
    queries: Queries,
    file: { readonly dirName: string; readonly fileName: string; readonly id?: string | undefined },
  ): Promise<UploadRow | undefined>;
  markUploaded(
    queries: Queries,
    id: string,
    found: { readonly contentType: string; readonly sizeBytes: number },
  ): Promise<void>;
  /** Begun more than a day ago and never seen to end. */
  waiting(queries: Queries, limit: number): Promise<UploadRow[]>;
  delete(queries: Queries, id: string): Promise<void>;
}

const columns = sql`id, user_id, project_id, dir_name, file_name, content_type, status`;

export function createUploadStore(): UploadStore {
  return {
    async insert(queries, upload) {
      await queries.run(sql`
        insert into uploads (id, user_id, project_id, dir_name, file_name, content_type)
        values (${upload.id}, ${upload.user_id}, ${upload.project_id}, ${upload.dir_name}, ${upload.file_name},
          ${upload.content_type})`);
    },
    find: (queries, id) => queries.first<UploadRow>(sql`select ${columns} from uploads where id = ${id}`),
    findByName(queries, { dirName, fileName, id }) {
      const named = id === undefined ? emptySql : sql`and id = ${id}`;
      return queries.first<UploadRow>(sql`
        select ${columns} from uploads where dir_name = ${dirName} and file_name = ${fileName} ${named}
        order by created_at desc limit 1`);
    },
    async markUploaded(queries, id, { contentType, sizeBytes }) {
      await queries.run(sql`
        update uploads set status = 'uploaded', content_type = ${contentType}, size_bytes = ${sizeBytes}
        where id = ${id}`);
    },
    waiting: (queries, limit) =>
      queries.rows<UploadRow>(sql`
        select ${columns} from uploads where status = 'uploading' and created_at < now() - interval '1 day'
        order by created_at limit ${limit}`),
    async delete(queries, id) {
      await queries.run(sql`delete from uploads where id = ${id}`);
    },
  };
}
