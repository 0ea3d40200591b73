export { uploadsEndpoints } from './endpoints.ts';
export { uploadImageTypes } from './schemas.ts';
