import type { Deployment } from '@loam/contract';
import type { DeploymentRow } from './rows.ts';

export function wireDeployment(row: DeploymentRow): Deployment {
  return {
    id: row.id,
    project_id: row.project_id,
    commit_sha: row.commit_sha,
    commit_message: row.commit_message,
    status: row.status,
    phase: row.phase,
    phase_ms: row.phase_ms,
    is_live: row.is_live,
    is_first: row.is_first,
    can_roll_back: row.status === 'succeeded' && !row.is_live && row.manifest_key !== null,
    user_id: row.user_id,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at === null ? null : row.finished_at.toISOString(),
    detail: row.detail,
    is_build_error: row.is_build_error,
    bytes: row.bytes,
    files: row.files,
  };
}
