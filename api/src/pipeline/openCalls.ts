import type { CallName } from '@portal/shared/contract';

/**
 * Members whom a call shows: those of the branch, or of its calls about courses also the applicants, who may belong to
 * another branch. `audit` confines the audit log too, to which every other call appends.
 */
export type People = 'members' | 'applicants' | 'audit';

/** Tables of the rows that calls name by number, with the column of that number. */
export const ROW_KEYS = {
  member: 'member_no',
  education: 'education_no',
  examination: 'examination_no',
  application: 'application_no',
  employer_group: 'group_no',
  group_seat: 'seat_no',
  mailing: 'mailing_no',
  payment: 'payment_no',
  refund: 'refund_no',
  result_correction: 'correction_no',
  correction: 'correction_no',
  inquiry: 'inquiry_no',
  roster_entry: 'roster_no',
} as const;
export type RowTable = keyof typeof ROW_KEYS;

/** Confinement of a call to the branch of the employee who makes it. */
export interface Confined {
  /** Rows that the input names by these fields: each must belong to the branch; `offering` by its kind. */
  rows?: Readonly<Record<string, RowTable | 'offering'>>;
  /** The handler reads only rows of the branch. Absent for acts on the named rows, and the employee's own settings. */
  reads?: People;
}

const OFFERING: Confined = { rows: { offeringNo: 'offering' } };
const APPLICATION: Confined = { rows: { userExaminationNo: 'application' } };
const GROUP: Confined = { rows: { groupNo: 'employer_group' } };
const REFUND: Confined = { rows: { refundNo: 'refund' } };
const MEMBER: Confined = { rows: { memberNo: 'member' } };
const CORRECTION: Confined = { rows: { correctionNo: 'correction' } };
const INQUIRY: Confined = { rows: { inquiryNo: 'inquiry' } };
/** The employee's own second factors. */
const OWN: Confined = {};

/** Calls of the office that are open to employees of a branch. `nationalCalls.json` says why the others are not. */
export const OPEN_CALLS: Readonly<Partial<Record<CallName, Confined>>> = {
  officeFactors: OWN,
  officeEnrolApp: OWN,
  officeConfirmApp: OWN,
  officeProveFactor: OWN,
  officeRemoveFactor: OWN,
  officePasskeyOptions: OWN,
  officeEnrolPasskey: OWN,
  officeProofOptions: OWN,
  officeProvePasskey: OWN,

  officeOverview: { reads: 'members' },
  officeToday: { reads: 'members' },

  officeMembers: { reads: 'members' },
  officeMember: { ...MEMBER, reads: 'members' },
  officeShowMember: { ...MEMBER, reads: 'members' },
  officeSuspendMember: MEMBER,
  officeReinstateMember: MEMBER,
  officeEndSessions: MEMBER,
  officeRefuseMarketing: MEMBER,
  officeCorrections: { reads: 'members' },
  officeCorrection: { ...CORRECTION, reads: 'members' },
  officeCorrectionDocument: CORRECTION,
  officeDecideCorrection: CORRECTION,
  officeInquiries: { reads: 'members' },
  officeInquiry: { ...INQUIRY, reads: 'members' },
  officeAnswerInquiry: INQUIRY,
  officeUploadInquiryFile: OWN,
  officeRoster: { reads: 'members' },
  officeDecideRoster: { rows: { rosterNo: 'roster_entry' } },
  officeCheckRosterFile: { reads: 'members' },
  officeEnterRosterFile: { reads: 'members' },
  officeHygiene: { reads: 'members' },
  officeExportHygiene: { reads: 'members' },
  officeAudit: { reads: 'audit' },
  officeMemberStatistics: { reads: 'members' },

  officeOfferings: { reads: 'applicants' },
  officeHeldSoon: { reads: 'applicants' },
  officeOffering: { ...OFFERING, reads: 'applicants' },
  officeChanges: { ...OFFERING, reads: 'applicants' },
  officeOfferingChoices: OFFERING,
  officeCheckCourse: { rows: { educationNo: 'education' } },
  officeCheckOffering: OFFERING,
  officeSaveCourse: { rows: { educationNo: 'education' } },
  officePublishOffering: OFFERING,
  officeUnpublishOffering: OFFERING,
  officeOpenApplying: OFFERING,
  officeCloseApplying: OFFERING,
  officeCallOffQuote: { ...OFFERING, reads: 'applicants' },
  officeCallOff: OFFERING,
  officeUploadOfferingFile: OWN,
  officeLine: { ...OFFERING, reads: 'applicants' },
  officeLinePlaces: { ...OFFERING, reads: 'applicants' },
  officeOpenLine: OFFERING,
  officeCloseLine: OFFERING,
  officeAddSeats: OFFERING,

  officeApplicants: { rows: { offeringNo: 'offering', userExaminationNo: 'application' }, reads: 'applicants' },
  officeExportApplicants: { ...OFFERING, reads: 'applicants' },
  officeAttendance: { ...OFFERING, reads: 'applicants' },
  officeTakeAttendance: { ...OFFERING, reads: 'applicants' },
  officeCorrectAttendance: APPLICATION,
  officeEnterResult: APPLICATION,
  officeCheckResults: OFFERING,
  officeEnterResults: OFFERING,
  officeCorrectResult: APPLICATION,
  officeResultCorrections: { reads: 'applicants' },
  officeDecideResultCorrection: { rows: { correctionNo: 'result_correction' } },
  officeCancellations: { reads: 'applicants' },
  officeDecideCancellation: { rows: { userExaminationNo: 'application', seatNo: 'group_seat' } },
  officePreviewMailing: OFFERING,
  officeSendMailing: OFFERING,
  officeMailings: { ...OFFERING, reads: 'applicants' },
  officeMailingRecipients: { rows: { mailingNo: 'mailing' }, reads: 'applicants' },
  officeGroups: { ...OFFERING, reads: 'applicants' },
  officeGroup: { ...GROUP, reads: 'applicants' },
  officeCancelGroupSeats: GROUP,
  officeQualificationStatistics: { reads: 'applicants' },

  officeRefunds: { reads: 'applicants' },
  officeRefundAccount: REFUND,
  officeApproveRefundAgain: REFUND,
  officeNameRefundAccount: REFUND,
  officeRecordTransfer: REFUND,
  officeReviews: { reads: 'applicants' },
  officeDecideReview: { rows: { paymentNo: 'payment' } },
  officeInvoices: { reads: 'applicants' },
  officeMoneyStatistics: { reads: 'applicants' },
};
