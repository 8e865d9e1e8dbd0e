/**
 * Number of every code of the envelope. 1 is success, negative ones are business errors with HTTP 200, and those from
 * 400 on mirror the HTTP status of a transport error. Messages are in `messages.ts`. Each is a separate export, so that
 * a build contains only those that its pages compare with (`NUMBERS.APPLY_FULL`).
 */
export const SUCCESS = 1;

// Accounts and sessions: -1000 to -1099
export const WRONG_CREDENTIALS = -1001;
export const DORMANT = -1003;
export const ID_TAKEN = -1004;
export const ID_UNKNOWN = -1005;
export const ALREADY_MEMBER = -1006;
export const PHONE_UNKNOWN = -1007;
export const PHONE_NOT_VERIFIED = -1008;
export const CODE_MISMATCH = -1009;
export const CODE_EXPIRED = -1010;
export const CODE_TRIES_EXCEEDED = -1011;
export const CODE_SENDS_EXCEEDED = -1012;
export const SESSION_ELSEWHERE = -1013;
export const SESSION_DISPLACED = -1014;
export const WITHDRAWAL_BLOCKED = -1015;
export const PASSWORD_REUSED = -1016;
export const PASSWORD_CURRENT_WRONG = -1017;
export const PHONE_JUST_CHANGED = -1018;
export const CORRECTION_OPEN = -1019;
export const CORRECTION_NOT_OPEN = -1020;
export const CORRECTION_PERSON_UNKNOWN = -1021;
export const CORRECTION_PERSON_UNCLEAR = -1022;
export const PASSWORD_WEAK = -2219;
export const CONSENT_DUE = -1040;
export const PUSH_UNSUPPORTED = -1041;
export const MEMBER_GONE = -9997;

// Applications: -2000 to -2099
export const APPLY_NOT_OPEN = -2001;
export const APPLY_FULL = -2002;
export const APPLY_DUPLICATE = -2003;
export const APPLY_NOT_ELIGIBLE = -2004;
export const CANCEL_NOT_ALLOWED = -2005;
export const REFUND_CLOSED = -2006;
export const RETRACT_NOT_ALLOWED = -2007;
export const APPLY_AFTER_EXPIRY = -2008;
export const APPLICANT_NOT_ACCOUNT = -2010;
export const PHOTO_NOT_ADDABLE = -2011;
export const OBJECTION_NOT_ALLOWED = -2012;
export const EVIDENCE_NOT_NEEDED = -2013;
export const PAPER_NOT_ALLOWED = -2009;
export const FILE_ADDRESS_OVER = -2235;
export const TERMS_CHANGED = -2030;
export const LINE_FORMED = -2060;
export const LINE_CLOSED = -2061;
export const LINE_RIGHT_OVER = -2062;
export const LINE_OFFER_OVER = -2063;
export const OPENING_OVER = -2064;
export const GROUP_BUSINESS_NEEDED = -2070;
export const GROUP_SEATS_TOO_FEW = -2071;
export const GROUP_LINE_FORMED = -2072;
export const GROUP_UNPAID = -2073;
export const GROUP_SEAT_STATE_CHANGED = -2074;
export const GROUP_PHONE_TAKEN = -2075;
export const GROUP_REMINDERS_EXCEEDED = -2076;
export const GROUP_INVITATION_OVER = -2077;
export const GROUP_CALLED_OFF = -2110;
export const GROUP_PHONE_DIFFERS = -2078;
export const LINE_PLACE_OTHER = -2080;
export const GROUP_OVER_CAPACITY = -2081;
export const GROUP_OFFER_SMALLER = -2082;
export const INVOICE_NOT_ALLOWED = -2085;
export const INVOICE_LIMIT_EXCEEDED = -2086;
export const INVOICE_OVERDUE = -2087;
export const INVOICE_TOO_LATE = -2088;
export const BILL_NOT_ALLOWED = -2089;
export const CASH_RECEIPT_OR_BILL = -2090;
export const BILL_FILE_CHANGED = -2091;
export const BILLS_EMPTY = -2092;
export const PERSON_HAS_ACCOUNT = -2093;
export const IDENTITY_WAY_ABSENT = -2094;
export const IDENTITY_DOWN = -2095;
export const GROUP_HOLD_REPEATED = -2096;
export const GROUP_UNACCEPTED = -2097;
export const GROUP_LINKS_EXCEEDED = -2098;
export const GROUP_LINKS_OF_EMPLOYER_EXCEEDED = -2099;

// Cash receipts: -1900 to -1929
export const CASH_RECEIPT_NOT_ALLOWED = -1900;
export const CASH_RECEIPT_STATE_CHANGED = -1901;

// Payments: -2100 to -2199
export const PAYMENT_NOT_DUE = -2101;
export const PAYMENT_EXPIRED = -2102;
export const PAYMENT_GATEWAY_DOWN = -2103;
export const PAYMENT_UNDER_REVIEW = -2104;
export const REFUND_ACCOUNT_NOT_ASKED = -2105;
export const REFUND_ACCOUNT_NOT_DENIABLE = -2106;

// Certificates: -2200 to -2299
export const CERTIFICATE_NOT_EARNED = -2201;
export const CERTIFICATE_PART_MISSING = -2202;
export const CERTIFICATE_DUPLICATE = -2203;
export const CERTIFICATE_HELD = -2204;
export const CERTIFICATE_NOT_REISSUABLE = -2205;
export const CERTIFICATE_CANCEL_NOT_ALLOWED = -2206;
export const CERTIFICATE_ADDRESS_CLOSED = -2208;
export const CERTIFICATE_FEE_NOT_OWED = -2207;

// The second factor of employees: -2210 to -2219
export const SECOND_FACTOR_NEEDED = -2210;
export const SECOND_FACTOR_NONE = -2211;
export const SECOND_FACTOR_WRONG = -2212;
export const SECOND_FACTOR_TRIES_EXCEEDED = -2213;
export const SECOND_FACTOR_LAST = -2214;
export const SECOND_FACTORS_FULL = -2215;
export const SECOND_FACTOR_LATE = -2216;
export const PASSKEY_REFUSED = -2217;

// First of two employees: -2218
export const FIRST_NOT_ALLOWED = -2218;

// Files and outside services: -2300 to -2399
export const FILE_REJECTED = -2301;
export const LOOKUP_DOWN = -2302;
export const SMS_DOWN = -2303;

// The journal of a month: -2320 to -2329
export const JOURNAL_EMPTY = -2320;
export const JOURNAL_TOO_LONG = -2321;

// Halls and lecturers: -2330 to -2339
export const HALL_IN_USE = -2330;
export const LECTURER_IN_USE = -2331;

// Branches: -2340 to -2341
export const BRANCH_IN_USE = -2340;
export const BRANCH_RETIRED = -2341;

// Advertising messages: -2342 to -2349
export const BULLETIN_DIFFERS = -2342;
export const BULLETIN_TIME_PAST = -2343;
export const BULLETIN_HAS_NO_RECIPIENT = -2344;
export const MARKETING_NOT_AGREED = -2345;

// Imports: -2350 to -2354
export const IMPORTS_EXCEEDED = -2350;
export const IMPORT_CLOSED = -2351;
export const IMPORT_USED = -2352;
export const IMPORT_CHANGED = -2353;
export const IMPORT_REFERRED_TO = -2354;

// The office: -2400 to -2499
export const OFFICE_STATE_CHANGED = -2401;
export const REFUND_UNANSWERED = -2440;
export const SECOND_EMPLOYEE_NEEDED = -2402;
export const SECOND_LOOK_DIFFERS = -2403;
export const OWN_MATTER = -2450;
export const SECOND_IS_SAME_PERSON = -2451;
export const SECOND_TOO_CLOSE = -2452;
export const NO_SECOND_EMPLOYEE = -2453;
export const REFUND_NOT_YET_PAYABLE = -2454;
export const CORRECTION_TOO_EARLY = -2455;
export const CORRECTION_PHONE_TAKEN = -2456;
export const SCORES_NEEDED = -2407;
export const CORRECTION_WAITS = -2408;
export const CORRECTION_NEEDS_ANOTHER = -2409;
export const RESULT_TOO_EARLY = -2404;
export const CALL_OFF_NOT_CONFIRMED = -2405;
export const MOVE_TAKES_TWO = -2230;
export const RESULTS_CHANGED = -2467;
export const MAILING_DIFFERS = -2470;
export const TRACKING_CHANGED = -2480;
export const TARIFF_DAY_TOO_EARLY = -2481;
export const TARIFF_CHANGE_WAITS = -2482;
export const TARIFF_SAME = -2483;
export const TARIFF_IN_TERMS = -2484;
export const TARIFF_NEEDS_ANOTHER = -2485;
export const TARIFF_CHANGED = -2486;
export const INVOICE_SURPLUS_BY_FILE = -2487;
export const BILL_TAKEN = -2488;
export const BILL_CHANGED = -2489;
export const HAS_APPLICATIONS = -2406;
export const PUBLICATION_OVER = -2421;
export const EDITED_MEANWHILE = -2420;
export const DRAFT_IS_PAST = -2422;
export const HEALTH_CONSENT_MISSING = -2220;
export const MEMBER_VIEWS_EXCEEDED = -2431;
export const EMPLOYEE_ABOVE = -2432;
export const PERMISSION_NOT_OWN = -2433;
export const LOGIN_LINK_NOT_SENT = -2434;
export const LOGIN_LINKS_EXCEEDED = -2435;

export const ROSTER_EMPTY = -2472;
export const HYGIENE_FILE_CHANGED = -2473;
export const HYGIENE_EMPTY = -2474;
export const ROSTER_FILE_CHANGED = -2471;

// The members' space: -2500 to -2599
export const REPORT_OWN_POST = -2501;
export const REPORT_DUPLICATE = -2502;
export const REPORTS_EXCEEDED = -2503;
export const REPLY_POST_GONE = -2504;
export const INQUIRIES_EXCEEDED = -2506;
export const INQUIRY_STATE_CHANGED = -2507;
export const REVIEW_NOT_ATTENDED = -2508;
export const OWN_POST_HIDDEN = -2505;

// Transport: the HTTP status is the code
export const MALFORMED = 400;
export const NO_SESSION = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const STILL_RUNNING = 409;
export const TOO_LARGE = 413;
export const WRONG_MEDIA_TYPE = 415;
export const NO_SUCH_RANGE = 416;
export const KEY_REUSED = 422;
export const TOO_MANY = 429;
export const FAULT = 500;
export const NOT_READY = 503;
export const STORAGE_DOWN = 503;
