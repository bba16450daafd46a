export { LOG_DOMAINS, LOG_FIELDS, LOG_PERIOD_TEXT, type LogDomain, logQuerySchema } from './logQuery.ts';
