export { begunAnew, forgottenBefore, forgottenState, isForgotten } from './forgetting.ts';
export { isNoticeAccepted, noticeAcceptanceSchema } from './noticeAcceptance.ts';
export {
  type NoticeSection,
  PRIVACY_CONTACT,
  PRIVACY_NOTICE_VERSION,
  privacyNotice,
} from './privacyNotice.ts';
