export { begunAnew, forgottenBefore, forgottenState, isForgotten } from './forgetting.ts';
export { isNoticeAccepted, noticeAcceptanceSchema } from './noticeAcceptance.ts';
export { PERSONAL_DATA_LABELS } from './personalDataLabels.ts';
export {
  type NoticeSection,
  PRIVACY_CONTACT,
  PRIVACY_NOTICE_VERSION,
  privacyNotice,
} from './privacyNotice.ts';
