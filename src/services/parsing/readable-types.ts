export { SUPPORTED_MEDIA_TYPES as READABLE_MEDIA_TYPES } from '../../documents/media-type';
