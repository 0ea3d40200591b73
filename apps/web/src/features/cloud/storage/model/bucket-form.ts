import { type BackendBucket, type BucketRules, cloudMessages } from '@loam/contract';

export interface BucketDraft {
  readonly name: string;
  readonly isPublic: boolean;
  readonly megabytes: string;
  readonly types: string;
}

export function draftOf(bucket: BackendBucket | undefined): BucketDraft {
  const limit = bucket?.file_size_limit;
  return {
    name: bucket?.name ?? '',
    isPublic: bucket?.public ?? false,
    megabytes: typeof limit === 'number' ? String(limit / 1_000_000) : '',
    types: bucket?.allowed_mime_types?.join(', ') ?? '',
  };
}

export interface BucketFaults {
  readonly name?: string;
  readonly megabytes?: string;
}

export function faultsOf({ name, megabytes }: BucketDraft): BucketFaults {
  const isSize = megabytes.trim() === '' || Number(megabytes) > 0;
  return {
    ...(name.trim() === '' ? { name: cloudMessages.nameRequired } : {}),
    ...(isSize ? {} : { megabytes: cloudMessages.sizeInvalid }),
  };
}

export function rulesOf({ isPublic, megabytes, types }: BucketDraft): BucketRules {
  const named = types.split(/[\s,]+/).filter((type) => type !== '');
  return {
    public: isPublic,
    file_size_limit: megabytes.trim() === '' ? null : Math.ceil(Number(megabytes) * 1_000_000),
    allowed_mime_types: named.length === 0 ? null : named,
  };
}
