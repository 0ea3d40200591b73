/** Each domain has a face of its own (`@loam/contract/chat`); this is all of them, with what belongs to no domain. */
export * from './accounts/index.ts';
export * from './activity/index.ts';
export * from './admin/index.ts';
export * from './analytics/index.ts';
export * from './billing/index.ts';
export * from './chat/index.ts';
export * from './cloud/index.ts';
export * from './editing/index.ts';
export * from './http/index.ts';
export * from './live/index.ts';
export * from './models/index.ts';
export * from './preview/index.ts';
export * from './projects/index.ts';
export * from './publishing/index.ts';
export * from './sharing/index.ts';
export * from './speed/index.ts';
export * from './uploads/index.ts';
export * from './versions/index.ts';
export * from './workspaces/index.ts';

export { endpoints, passthroughs } from './endpoints.ts';
export { enums } from './enums.data.ts';
export { fillText } from './fill-text.ts';
export { limits } from './limits.data.ts';
export { routes } from './routes.data.ts';
export { texts } from './texts.data.ts';
