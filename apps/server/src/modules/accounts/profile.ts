import { createHash } from 'node:crypto';
import type { UserId } from '@loam/contract';
import type { Db } from '@loam/db';
import { z } from 'zod';
import { ApiError, notFound } from '../../http/api-error.ts';
import { type Image, imageResponse } from './avatar.ts';
import type { AccountStore, ProfileChange, UserRow } from './store.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles(deps: { readonly db: Db; readonly store: AccountStore }) {
  const { db, store } = deps;
  const get = async (id: string): Promise<UserRow> => {
    const row = await store.findUser(id);
    if (!row) throw notFound();
    return row;
  };
  return {
    get,
    /** By id or by username: no username is as long as an id. A disabled account has no public face. */
    async find(handle: string): Promise<UserRow> {
      const isId = z.uuid().safeParse(handle).success;
      const row = isId ? await store.findUser(handle) : await store.findUserByUsername(handle);
      if (!row || row.disabled_at) throw notFound();
      return row;
    },
    async update(userId: UserId, change: ProfileChange): Promise<UserRow> {
      if (await store.updateUser(userId, change)) return get(userId);
      const message = 'This username is taken.';
      throw new ApiError('conflict', message, { errors: [{ path: 'username', message }] });
    },
    async setAvatar(userId: UserId, image: Image): Promise<UserRow> {
      // The address changes with the picture, so that it can be kept by browsers forever.
      const version = createHash('sha256').update(image.bytes).digest('hex').slice(0, 12);
      await db.transaction(async (tx) => {
        await store.setAvatar(tx, userId, image);
        await store.setImage(tx, userId, `/api/users/${userId}/avatar?v=${version}`);
      });
      return get(userId);
    },
    async deleteAvatar(userId: UserId): Promise<void> {
      await db.transaction(async (tx) => {
        await store.deleteAvatar(tx, userId);
        await store.setImage(tx, userId, null);
      });
    },
    async avatar(userId: UserId): Promise<Response> {
      const row = await store.findAvatar(userId);
      if (!row) throw notFound();
      return imageResponse({ contentType: row.content_type, bytes: row.bytes });
    },
  };
}
