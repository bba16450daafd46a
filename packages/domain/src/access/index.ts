export {
  type GuardDecision,
  type GuardRequest,
  guard,
} from './guard.ts';
export { type HandOverTokens, readHandOverTokens, withoutTokens } from './handOverTokens.ts';
export { homeOf } from './homeOf.ts';
export { href, type StaticRouteName } from './href.ts';
export { isRecordId } from './isRecordId.ts';
export { matchRoute, type RouteMatch } from './matchRoute.ts';
export { routeAllows } from './routeAllows.ts';
export { type Route, type RouteAccess, type RouteName, routeNamed, routes } from './routes.ts';
export { REDIRECT_MAX_BYTES, safeRedirect } from './safeRedirect.ts';
