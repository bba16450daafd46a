export {
  type GuardDecision,
  type GuardRequest,
  guard,
  STAFF_SIGN_IN_PATH,
  SUPPLIER_SIGN_IN_PATH,
} from './guard.ts';
export { type HandOverTokens, readHandOverTokens, withoutTokens } from './handOverTokens.ts';
export { homeOf, SUPPLIER_REGISTRATION_PATH } from './homeOf.ts';
export { isRecordId } from './isRecordId.ts';
export { matchRoute, type RouteMatch } from './matchRoute.ts';
export { routeAllows } from './routeAllows.ts';
export { type Route, type RouteAccess, type RouteName, routes } from './routes.ts';
export { REDIRECT_MAX_BYTES, safeRedirect } from './safeRedirect.ts';
