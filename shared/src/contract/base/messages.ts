/**
 * Korean message of each code (`numbers.ts`). Each is a separate export, so that a build contains only the messages
 * that its pages show without an API response.
 */
export const SUCCESS = '';

// Accounts and sessions: -1000 to -1099
export const WRONG_CREDENTIALS = '아이디 또는 비밀번호가 일치하지 않습니다.';
export const DORMANT = '휴면 상태의 계정입니다. 휴면을 해제하시겠습니까?';
export const ID_TAKEN = '이미 사용 중인 아이디입니다.';
export const ID_UNKNOWN = '아이디가 존재하지 않습니다.';
export const ALREADY_MEMBER = '이미 가입된 회원입니다.';
export const PHONE_UNKNOWN = '입력하신 휴대폰 번호로 연결된 계정이 없습니다.';
export const PHONE_NOT_VERIFIED = '휴대폰인증을 해주세요';
export const CODE_MISMATCH = '인증번호가 일치하지 않습니다.';
export const CODE_EXPIRED = '인증시간이 초과되었습니다.';
export const CODE_TRIES_EXCEEDED = '인증번호 입력 횟수를 초과했습니다. 인증번호를 다시 받아주세요.';
export const CODE_SENDS_EXCEEDED = '인증번호 발송 횟수를 초과했습니다. 잠시 후 다시 시도해주세요.';
export const SESSION_ELSEWHERE = '다른 기기에서 로그인 중입니다. 기존 접속을 종료하고 로그인하시겠습니까?';
export const SESSION_DISPLACED = '다른 기기에서 로그인되어 로그아웃되었습니다.';
export const WITHDRAWAL_BLOCKED = '진행 중인 신청이나 환불이 있어 탈퇴할 수 없습니다.';
export const PASSWORD_REUSED = '현재 비밀번호와 다른 비밀번호를 입력해주세요.';
export const PASSWORD_WEAK =
  '다른 사람이 쉽게 알아낼 수 있는 비밀번호입니다. 흔히 쓰는 비밀번호나 아이디, 휴대폰 번호, 생년월일, 협회 이름이 들어가지 않게 정해주세요.';
export const PASSWORD_CURRENT_WRONG = '현재 비밀번호가 일치하지 않습니다.';
export const PHONE_JUST_CHANGED = '휴대폰 번호를 바꾼 뒤 24시간 동안은 비밀번호를 다시 정할 수 없습니다.';
export const CORRECTION_OPEN = '이미 접수되어 처리를 기다리는 정정 요청이 있습니다. 궁금하신 점은 협회로 문의해주세요.';
export const CORRECTION_NOT_OPEN = '이미 처리되었거나 철회된 정정 요청입니다.';
export const CORRECTION_PERSON_UNKNOWN =
  '입력하신 이름과 생년월일로 가입한 회원을 찾지 못했습니다. 가입하신 때의 이름과 생년월일인지 확인해주세요.';
export const CORRECTION_PERSON_UNCLEAR = '이름과 생년월일이 같은 회원이 여럿입니다. 아이디를 함께 입력해주세요.';
export const CONSENT_DUE =
  '바뀐 내용에 동의하셔야 새로 신청하실 수 있습니다. 마이페이지의 ‘동의 기록’에서 읽고 동의해주세요. 이미 하신 신청은 그대로입니다.';
export const PUSH_UNSUPPORTED =
  '이 브라우저의 알림은 보내드릴 수 없습니다. 다른 브라우저에서 켜주세요. 문자와 메일은 그대로 보내드립니다.';
export const MEMBER_GONE = '탈퇴했거나 이용이 정지된 계정이어서 로그아웃되었습니다. 궁금하신 점은 협회로 문의해주세요.';

// Applications: -2000 to -2099
export const APPLY_NOT_OPEN = '신청 기간이 아닙니다.';
export const APPLY_FULL = '정원이 마감되었습니다.';
export const APPLY_DUPLICATE = '이미 신청하셨습니다.';
export const APPLY_NOT_ELIGIBLE = '같은 급수의 교육을 수료한 후 응시할 수 있습니다.';
export const CANCEL_NOT_ALLOWED = '지금은 취소할 수 없는 신청입니다.';
export const REFUND_CLOSED = '환불 가능 기간이 아닙니다.';
export const RETRACT_NOT_ALLOWED = '지금은 취소를 철회할 수 없는 신청입니다.';
export const APPLY_AFTER_EXPIRY = '결제 기한이 지난 신청은 1시간이 지난 후에 다시 신청할 수 있습니다.';
export const APPLICANT_NOT_ACCOUNT =
  '회원 본인의 이름과 생년월일로만 신청할 수 있습니다. 회원 정보가 사실과 다르면 먼저 정정해주세요.';
export const PHOTO_NOT_ADDABLE = '지금은 사진을 올리거나 바꿀 수 없는 신청입니다. 화면을 새로 고쳐 확인해주세요.';
export const OBJECTION_NOT_ALLOWED = '지금은 이의를 신청할 수 없습니다. 발표 뒤 7일 안에 한 번 신청하실 수 있습니다.';
export const EVIDENCE_NOT_NEEDED = '이미 확인 중이거나 인정된 증빙 서류가 있어 다시 내지 않으셔도 됩니다.';
export const FILE_ADDRESS_OVER = '이 주소를 열 수 있는 시간이 지났습니다. 홈페이지에서 다시 열어주세요.';
export const PAPER_NOT_ALLOWED = '지금은 받으실 수 없는 증서입니다. 화면을 새로 고쳐 확인해주세요.';
export const TERMS_CHANGED =
  '화면을 여신 뒤에 일정, 장소, 금액이나 환불 기준이 바뀌었습니다. 바뀐 내용을 확인하고 다시 신청해주세요.';
export const LINE_FORMED =
  '대기 순번을 받으신 분이 먼저 신청하십니다. 화면을 새로 고친 뒤 대기 순번을 받아주세요. 차례가 오면 신청서를 쓰실 수 있습니다.';
export const LINE_CLOSED =
  '지금은 대기 순번을 받을 수 없습니다. 대기 순번은 신청 시작 10분 전부터 신청 마감 전까지 받으실 수 있습니다.';
export const LINE_RIGHT_OVER = '배정된 자리를 두 번 쓰지 않으셔서 이 교육·시험의 대기 순번을 다시 받을 수 없습니다.';
export const LINE_OFFER_OVER =
  '배정된 자리의 신청 기한이 지나 다음 분께 넘어갔습니다. 원하시면 대기 순번을 다시 받아주세요.';
export const GROUP_BUSINESS_NEEDED =
  '단체 신청은 사업자가 하실 수 있습니다. 사업자등록번호와 상호를 함께 입력해주세요.';
export const GROUP_SEATS_TOO_FEW =
  '남은 자리가 신청하신 인원보다 적어 한 자리도 신청하지 않았습니다. 인원을 줄이거나, 단체 대기 순번을 받거나, 다른 일정을 골라주세요.';
export const OPENING_OVER = '신청이 곧 시작되거나 이미 시작되어, 또는 취소된 일정이어서 알림을 켤 수 없습니다.';
export const GROUP_LINE_FORMED =
  '먼저 기다리시는 분이 있어 지금은 단체로 바로 신청하실 수 없습니다. 화면을 새로 고친 뒤 단체 대기 순번을 받아주세요. 차례가 오면 신청서를 쓰실 수 있습니다.';
export const GROUP_UNPAID = '결제를 기다리는 단체 신청이 있습니다. 먼저 결제하거나 취소한 뒤에 신청해주세요.';
export const GROUP_SEAT_STATE_CHANGED = '그사이 자리의 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.';
export const GROUP_PHONE_TAKEN =
  '이 단체 신청의 다른 자리에 같은 휴대폰 번호가 있습니다. 한 사람에 한 번호를 입력해주세요.';
export const GROUP_REMINDERS_EXCEEDED =
  '초대 문자는 한 사람에게 하루에 세 번까지, 10분이 지난 뒤에 다시 보낼 수 있습니다. 잠시 후 다시 보내주세요.';
export const GROUP_INVITATION_OVER =
  '기한이 지났거나 더 이상 쓸 수 없는 초대입니다. 참석하시려면 초대한 회사에 다시 보내달라고 해주세요.';
export const GROUP_CALLED_OFF =
  '교육 또는 시험이 취소되어 자리를 수락하거나 바꾸실 수 없습니다. 단체 신청은 곧 모두 취소되고, 결제된 금액은 신청한 회사에 전부 돌려드립니다.';
export const GROUP_PHONE_DIFFERS =
  '초대 문자를 받은 휴대폰 번호의 회원만 수락하실 수 있습니다. 그 번호의 계정으로 로그인하시거나, 번호가 다르면 초대한 회사에 알려주세요.';
export const LINE_PLACE_OTHER =
  '이 교육·시험에 이미 받으신 대기 순번이 있습니다. 다른 인원으로 기다리시려면 먼저 그 대기를 취소해주세요.';
export const GROUP_OVER_CAPACITY = '정원보다 많은 인원은 함께 기다리실 수 없습니다. 인원을 줄여주세요.';
export const GROUP_OFFER_SMALLER =
  '배정된 자리보다 신청하실 분이 많습니다. 인원을 배정된 자리에 맞춰주세요. 나머지 분은 따로 신청하실 수 있습니다.';
export const INVOICE_NOT_ALLOWED =
  '청구서로 나중에 내시는 것은 협회가 허용한 사업자만 하실 수 있습니다. 사업자등록번호를 확인하시거나 협회로 문의해주세요.';
export const INVOICE_LIMIT_EXCEEDED =
  '협회가 허용한 후불 한도를 넘습니다. 인원을 줄이시거나, 앞선 청구서의 금액을 먼저 입금하시거나, 지금 결제해주세요.';
export const INVOICE_OVERDUE = '입금 기한이 지난 청구서가 있어 후불로 신청하실 수 없습니다. 먼저 입금해주세요.';
export const INVOICE_TOO_LATE = '시작하는 날에는 후불로 신청하실 수 없습니다. 지금 결제해주세요.';
export const BILL_NOT_ALLOWED =
  '지금은 계산서를 신청하실 수 없습니다. 가상계좌나 계좌이체로 내신 금액과 후불 청구서만 신청하실 수 있습니다.';
export const CASH_RECEIPT_OR_BILL =
  '같은 금액에는 현금영수증과 계산서 가운데 하나만 받으실 수 있습니다. 먼저 신청하신 것을 취소하신 뒤에 신청해주세요.';
export const BILL_FILE_CHANGED = '확인한 뒤에 파일이나 계산서의 상태가 바뀌었습니다. 다시 확인해주세요.';
export const JOURNAL_EMPTY = '이 달에는 전표로 만들 거래가 없습니다.';
export const JOURNAL_TOO_LONG =
  '이 달의 거래가 20,000건을 넘어 거래별로 받을 수 없습니다. 더존 일반전표 양식은 날마다 합쳐서 받습니다.';
export const BILLS_EMPTY = '이 기간에 발급할 계산서가 없습니다.';
export const PERSON_HAS_ACCOUNT =
  '이미 가입하신 계정이 있습니다. 로그인 화면의 ‘아이디 찾기’에서 본인확인으로 아이디를 찾으실 수 있습니다.';
export const IDENTITY_WAY_ABSENT = '이 본인확인 방법은 제공하지 않습니다. 다른 방법을 이용해주세요.';
export const IDENTITY_DOWN = '본인확인 기관이 응답하지 않습니다. 잠시 후 다시 시도해주세요.';
export const GROUP_HOLD_REPEATED =
  '결제하지 않으신 단체 신청이 있어 3일 동안은 결제가 필요한 단체 신청을 새로 하실 수 없습니다.';
export const GROUP_UNACCEPTED =
  '이 교육·시험에 아직 수락하지 않은 무료 자리가 많아 더 신청하실 수 없습니다. 수락을 기다리는 자리는 모두 50명분까지입니다. 초대하신 분이 수락하거나 그 자리를 취소하신 뒤에 신청해주세요.';
export const GROUP_LINKS_EXCEEDED =
  '이 휴대폰 번호로 오늘 보낼 수 있는 초대 문자를 모두 보냈습니다. 다음 오전 9시가 지난 뒤에 다시 해주세요.';
export const GROUP_LINKS_OF_EMPLOYER_EXCEEDED =
  '오늘 보내실 수 있는 초대 문자를 모두 보내셨습니다. 다음 오전 9시가 지난 뒤에 다시 해주세요.';

// Halls and lecturers: -2330 to -2339
export const HALL_IN_USE = '이곳에서 연 교육이나 시험이 있어 지울 수 없습니다. ‘그만 쓰기’를 눌러주세요.';
export const LECTURER_IN_USE = '이 강사가 맡은 교육이 있어 지울 수 없습니다. ‘계약 끝내기’를 눌러주세요.';

// Cash receipts: -1900 to -1929
export const CASH_RECEIPT_NOT_ALLOWED =
  '현금영수증을 신청하실 수 없습니다. 가상계좌나 계좌이체로 내신 금액만, 입금하신 날부터 5일 안에 신청하실 수 있습니다.';
export const CASH_RECEIPT_STATE_CHANGED = '그사이 현금영수증의 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.';

// Payments: -2100 to -2199
export const PAYMENT_NOT_DUE = '결제할 신청이 아닙니다.';
export const PAYMENT_EXPIRED = '결제 기한이 지났습니다.';
export const PAYMENT_GATEWAY_DOWN = '결제 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.';
export const PAYMENT_UNDER_REVIEW = '결제하신 금액을 협회에서 확인하고 있습니다. 잠시 기다려주세요.';
export const REFUND_ACCOUNT_NOT_ASKED = '환불 계좌가 필요한 환불이 없습니다.';
export const REFUND_ACCOUNT_NOT_DENIABLE =
  '지금은 멈출 수 있는 환불이 없습니다. 본인 계좌가 아니라면 협회로 전화해주세요.';

// Certificates: -2200 to -2299
export const CERTIFICATE_NOT_EARNED = '합격이 발표된 본인의 시험만 자격증을 신청할 수 있습니다.';
export const CERTIFICATE_PART_MISSING = '같은 급수의 필기와 실기에 모두 합격한 뒤 자격증을 신청할 수 있습니다.';
export const CERTIFICATE_DUPLICATE = '같은 급수의 자격증 신청이 진행 중입니다.';
export const CERTIFICATE_HELD = '이미 발급된 자격증이 있습니다. 재발급을 신청해주세요.';
export const CERTIFICATE_NOT_REISSUABLE = '재발급을 신청할 수 없는 자격증입니다.';
export const CERTIFICATE_CANCEL_NOT_ALLOWED = '지금은 취소할 수 없는 자격증 신청입니다.';
export const CERTIFICATE_ADDRESS_CLOSED = '이미 보냈거나 끝난 자격증이어서 받는 주소를 바꿀 수 없습니다.';
export const CERTIFICATE_FEE_NOT_OWED = '돌려드릴 발급 수수료가 없습니다.';

// The second factor of employees: -2210 to -2219
export const SECOND_FACTOR_NEEDED = '인증번호를 확인한 뒤에 할 수 있는 일입니다. 다시 눌러 인증번호를 입력해주세요.';
export const SECOND_FACTOR_NONE = '인증 앱을 등록한 뒤에 할 수 있는 일입니다. 사무국의 ‘내 보안’에서 등록해주세요.';
export const SECOND_FACTOR_WRONG =
  '인증번호가 맞지 않습니다. 인증 앱에 지금 보이는 숫자 6자리를 입력해주세요. 한 번 쓴 번호는 다시 쓸 수 없습니다.';
export const SECOND_FACTOR_TRIES_EXCEEDED = '인증번호를 여러 번 잘못 입력하셨습니다. 15분 뒤에 다시 입력해주세요.';
export const SECOND_FACTOR_LAST = '하나 남은 인증 수단은 지울 수 없습니다. 다른 기기를 먼저 등록해주세요.';
export const SECOND_FACTORS_FULL = '5개까지 등록할 수 있습니다. 쓰지 않는 것을 먼저 지워주세요.';
export const PASSKEY_REFUSED = '패스키를 확인하지 못했습니다. 다시 눌러주세요.';
export const SECOND_FACTOR_LATE = '등록 시간이 지났습니다. 처음부터 다시 등록해주세요.';

// Files and outside services: -2300 to -2399
export const FILE_REJECTED = '올릴 수 없는 파일입니다.';
export const LOOKUP_DOWN = '조회 서비스에 연결하지 못했습니다. 잠시 후 다시 시도해주세요.';
export const SMS_DOWN = '문자를 보내지 못했습니다. 잠시 후 다시 시도해주세요.';

// The office: -2400 to -2499
export const OFFICE_STATE_CHANGED = '그사이 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.';
export const REFUND_UNANSWERED =
  '결제사가 아직 답하지 않아 이미 환불되었을 수도 있습니다. 계좌 없이 다시 보내면 결제사에 먼저 확인합니다.';
export const SECOND_EMPLOYEE_NEEDED = '먼저 요청하신 건입니다. 다른 직원이 확인해야 처리됩니다.';
export const SECOND_LOOK_DIFFERS =
  '먼저 요청한 직원의 내용과 다릅니다. 금액, 계좌, 일정 등 적은 내용을 다시 확인해주세요.';
export const OWN_MATTER = '본인의 신청·결제·자격증·계정은 본인이 처리할 수 없습니다. 다른 직원에게 요청해주세요.';
export const SECOND_IS_SAME_PERSON =
  '먼저 요청한 직원과 같은 분의 계정으로는 확인할 수 없습니다. 다른 직원에게 요청해주세요.';
export const SECOND_TOO_CLOSE =
  '먼저 요청한 직원과 30일 안에 직원 지정이나 권한을 주고받아 확인할 수 없습니다. 다른 직원에게 요청해주세요.';
export const FIRST_NOT_ALLOWED =
  '먼저 요청한 직원이 더는 이 업무를 맡고 있지 않습니다. 요청을 반려한 뒤 새로 요청해주세요.';
export const NO_SECOND_EMPLOYEE =
  '이 권한은 두 사람이 함께 주어야 하는데, 확인할 수 있는 다른 직원이 없습니다. 서버 운영자에게 요청해주세요.';
export const REFUND_NOT_YET_PAYABLE =
  '직원이 입력한 계좌입니다. 회원이 확인할 수 있도록 하루가 지난 뒤에 보낼 수 있습니다.';
export const CORRECTION_TOO_EARLY =
  '로그인 없이 접수된 요청입니다. 회원이 확인할 수 있도록 하루가 지난 뒤에 처리할 수 있습니다.';
export const CORRECTION_PHONE_TAKEN =
  '새 휴대폰 번호를 이미 다른 회원이 쓰고 있어 바꿀 수 없습니다. 회원에게 확인해주세요.';
export const SCORES_NEEDED =
  '과목이 정해진 시험은 과목별 점수를 입력하면 합격 여부가 정해집니다. 화면을 새로 고쳐주세요.';
export const CORRECTION_WAITS = '이 신청에는 이미 확인을 기다리는 정정 요청이 있습니다.';
export const CORRECTION_NEEDS_ANOTHER = '정정을 요청한 직원은 확인할 수 없습니다. 다른 직원이 확인해야 정정됩니다.';
export const RESULT_TOO_EARLY = '교육이나 시험이 시작된 뒤에 결과를 입력할 수 있습니다.';
export const MOVE_TAKES_TWO =
  '신청하신 분들이 전액 환불받으실 수 있는 변경이어서 두 사람이 정합니다. 요청으로 남겼으니 다른 직원이 같은 날짜·시간·장소로 저장하면 바뀝니다.';
export const CALL_OFF_NOT_CONFIRMED = '입력하신 이름이나 돌려드릴 금액이 지금과 다릅니다. 다시 확인해주세요.';
export const RESULTS_CHANGED =
  '확인한 뒤에 파일이나 신청 상태가 바뀌어 아무것도 입력하지 않았습니다. 결과표를 다시 확인해주세요.';
export const MAILING_DIFFERS =
  '그사이 받는 분의 수가 바뀌어 아무것도 보내지 않았습니다. 미리 보기를 다시 확인하고 보내주세요.';
export const TRACKING_CHANGED =
  '확인한 뒤에 파일이나 자격증 상태가 바뀌어 아무것도 기록하지 않았습니다. 파일을 다시 확인해주세요.';
export const TARIFF_DAY_TOO_EARLY = '바뀐 요금은 내일 이후의 날부터 적용할 수 있습니다. 적용일을 다시 정해주세요.';
export const TARIFF_CHANGE_WAITS = '이 요금에는 이미 확인을 기다리는 변경이 있습니다.';
export const TARIFF_SAME = '그날의 요금과 같은 금액입니다.';
export const TARIFF_IN_TERMS =
  '그날 시행되는 이용약관이 이 요금을 다른 금액으로 정하고 있습니다. 금액을 정하지 않는 약관이 시행되는 날부터 바꿀 수 있습니다.';
export const TARIFF_NEEDS_ANOTHER = '요금 변경을 요청한 직원은 확인할 수 없습니다. 다른 직원이 확인해야 바뀝니다.';
export const TARIFF_CHANGED = '수수료가 바뀌었습니다. 화면을 새로 고쳐 바뀐 금액을 확인하고 다시 신청해주세요.';
export const INVOICE_SURPLUS_BY_FILE =
  '혼자 기록하실 수 없을 만큼 더 들어온 금액입니다. 금액을 다시 확인해주세요. 맞다면 은행 거래내역 파일을 올려 그 줄에서 처리해주세요. 다른 직원이 확인합니다.';
export const BILL_TAKEN = '협회에서 발급하고 있는 계산서여서 지금은 바꾸실 수 없습니다. 협회로 전화해주세요.';
export const BILL_CHANGED = '그사이 계산서의 금액이 바뀌었습니다. 지금 금액을 확인하고 다시 적어주세요.';
export const HAS_APPLICATIONS = '신청한 분이 있어 초안으로 되돌릴 수 없습니다. 열지 않으려면 교육·시험을 취소해주세요.';
export const PUBLICATION_OVER = '게시 종료일이 이미 지났습니다. 종료일을 고쳐 저장한 뒤 게시해주세요.';
export const DRAFT_IS_PAST = '교육·시험을 여는 때가 이미 지났습니다. 날짜를 고쳐 저장한 뒤 게시해주세요.';
export const EDITED_MEANWHILE = '그사이 다른 직원이 고쳤습니다. 지금 내용을 확인해주세요.';
export const HEALTH_CONSENT_MISSING =
  '편의 제공을 신청하시려면 민감정보(건강) 수집·이용에 동의해주세요. 동의하지 않으시면 편의 제공 없이 신청하실 수 있습니다.';
export const MEMBER_VIEWS_EXCEEDED = '한 시간에 볼 수 있는 회원 정보의 수를 넘었습니다. 잠시 후 다시 시도해주세요.';
export const EMPLOYEE_ABOVE =
  '본인에게 없는 권한을 가진 직원은 바꿀 수 없습니다. 그 권한을 가진 직원에게 요청해주세요.';
export const PERMISSION_NOT_OWN = '본인에게 없는 권한은 다른 직원에게 줄 수 없습니다.';
export const LOGIN_LINK_NOT_SENT = '로그인 링크를 보내지 못했습니다. 직원의 휴대폰 번호를 확인하고 다시 시도해주세요.';
export const LOGIN_LINKS_EXCEEDED =
  '이 직원에게 한 시간에 보낼 수 있는 로그인 링크의 수를 넘었습니다. 잠시 후 다시 시도해주세요.';

export const ROSTER_EMPTY = '통보할 회원이 없습니다. 화면을 새로 고쳐 확인해주세요.';
export const ROSTER_FILE_CHANGED =
  '확인한 뒤에 파일이나 회원의 상태가 바뀌어 아무것도 입력하지 않았습니다. 파일을 다시 확인해주세요.';
export const HYGIENE_FILE_CHANGED =
  '확인한 뒤에 파일이나 회원 정보가 바뀌어 아무것도 입력하지 않았습니다. 파일을 다시 확인해주세요.';
export const HYGIENE_EMPTY = '내려받을 회원이 없습니다. 화면을 새로 고쳐 확인해주세요.';

// Branches: -2340 to -2341
export const BRANCH_IN_USE =
  '운영 중인 지부나 소속 직원이 있어 운영을 끝낼 수 없습니다. 먼저 지부와 직원의 소속을 바꿔주세요.';
export const BRANCH_RETIRED = '운영이 끝난 지회·지부입니다. 운영 중인 지회·지부를 골라주세요.';

// Advertising messages: -2342 to -2349
export const BULLETIN_DIFFERS =
  '그사이 내용이나 받는 분의 수가 바뀌어 아무것도 보내지 않았습니다. 미리 보기를 다시 확인하고 보내주세요.';
export const BULLETIN_TIME_PAST = '보내기로 한 시각이 지났습니다. 보낼 날짜와 시각을 고쳐 저장해주세요.';
export const BULLETIN_HAS_NO_RECIPIENT =
  '고르신 조건에 맞고 마케팅 정보 수신에 동의한 회원이 없습니다. 받는 분의 조건을 고쳐주세요.';
export const MARKETING_NOT_AGREED = '지금 마케팅 정보 수신에 동의하고 있지 않은 회원입니다.';

// Imports: -2350 to -2354
export const IMPORTS_EXCEEDED =
  '올려 두고 끝내지 않은 파일이 5개 있습니다. 그 파일을 가져오거나 그만둔 뒤에 올려주세요.';
export const IMPORT_CLOSED = '마감한 자료라 되돌리거나 다시 마감할 수 없습니다.';
export const IMPORT_USED = '가져온 회원 가운데 로그인한 분이 있어 되돌릴 수 없습니다.';
export const IMPORT_CHANGED = '가져온 글 가운데 직원이 고치거나 내린 글이 있어 되돌릴 수 없습니다.';
export const IMPORT_REFERRED_TO =
  '가져온 회원에게 다른 기록이 있어 되돌릴 수 없습니다. 나중에 가져온 자료부터 되돌려주세요.';

// The members' space: -2500 to -2599
export const REPORT_OWN_POST = '본인이 쓴 글은 신고할 수 없습니다.';
export const REPORT_DUPLICATE = '이미 신고하신 글입니다. 협회에서 확인하고 있습니다.';
export const REPORTS_EXCEEDED = '하루에 신고할 수 있는 횟수를 넘었습니다. 내일 다시 신고해주세요.';
export const REPLY_POST_GONE = '지워졌거나 협회가 숨긴 글이어서 댓글을 쓰거나 고칠 수 없습니다.';
export const INQUIRIES_EXCEEDED = '하루에 문의하실 수 있는 횟수를 넘었습니다. 내일 다시 문의해주세요.';
export const INQUIRY_STATE_CHANGED = '그사이 문의의 상태가 바뀌었습니다. 화면을 새로 고쳐 확인해주세요.';
export const REVIEW_NOT_ATTENDED = '교육을 수료하셨거나 시험을 치르신 분만 후기를 쓰실 수 있습니다.';
export const OWN_POST_HIDDEN = '협회가 숨긴 글은 고칠 수 없습니다. 궁금한 점은 협회로 문의해주세요.';

// Transport: the HTTP status is the code
export const MALFORMED = '입력하신 내용을 확인해주세요.';
export const NO_SESSION = '로그인이 필요합니다.';
export const FORBIDDEN = '요청을 처리할 권한이 없습니다.';
export const NOT_FOUND = '요청하신 내용을 찾을 수 없습니다.';
export const STILL_RUNNING = '같은 요청을 처리하고 있습니다.';
export const TOO_LARGE = '파일이 너무 큽니다.';
export const WRONG_MEDIA_TYPE = '지원하지 않는 형식입니다.';
export const NO_SUCH_RANGE = '요청하신 부분이 파일에 없습니다.';
export const KEY_REUSED = '같은 요청 번호로 다른 내용을 보낼 수 없습니다.';
export const TOO_MANY = '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.';
export const FAULT = '서버와 통신이 원활하지 않습니다.';
export const NOT_READY = '서비스를 준비하고 있습니다. 잠시 후 다시 시도해주세요.';
export const STORAGE_DOWN = '지금은 파일을 다룰 수 없습니다. 잠시 후 다시 시도해주세요.';
