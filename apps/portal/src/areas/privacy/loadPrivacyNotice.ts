/** Loads the privacy notice; a file of its own, so that the first page does not carry the names of all its parts. */
export const loadPrivacyNotice = async () => (await import('./PrivacyNoticePage.tsx')).PrivacyNoticePage;
