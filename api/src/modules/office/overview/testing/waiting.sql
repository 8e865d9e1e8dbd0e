select * from (select «"cancellations"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, min(case when refund.status <> 'AWAITING_ACCOUNT' then ((case refund.cause when 'CANCEL' then refund.requested_at else coalesce(refund.decided_at, refund.requested_at) end at time zone 'Asia/Seoul')::date + 8)::timestamp at time zone 'Asia/Seoul' end) as due_at from refund where status = 'REQUESTED'
union all
select «"courseResults"»::text as kind, count(*)::int as count, min("over_at") as oldest_at, null::timestamptz as due_at from ( select greatest(finish_at, ends_at) as over_at from education as offering where "offering"."education_no" in ( select "application"."education_no" from application where application.status = 'CONFIRMED' and "application"."education_no" = any(array( select "over"."education_no" from "education" as over where over.finish_at <= «"2026-12-10T03:00:00.000Z"» and over.finish_at > «"2025-12-10T03:00:00.000Z"» and (over.ends_at is null or over.ends_at <= «"2026-12-10T03:00:00.000Z"») and not over.called_off and not over.is_draft )) )) as course
union all
select «"coursesUnderWay"»::text as kind, count(*)::int as count, min("began_at") as oldest_at, null::timestamptz as due_at from ( select offering_no, ( select max(at) from office_audit where object = «"education"» and object_no = offering_no and act = «"call off"» ) as began_at from ( select application.application_no, application."education_no" as offering_no from application where application.status in («"HELD"», «"CONFIRMED"», «"CANCEL_REQUESTED"») and application."education_no" = any(array(select "education_no" from "education" where called_off))
union all
select application.application_no, employer_group."education_no" from employer_group join application on application.application_no = employer_group.group_no where application.status in («"HELD"», «"CONFIRMED"», «"CANCEL_REQUESTED"») and employer_group."education_no" = any(array(select "education_no" from "education" where called_off)) ) as left_to_cancel group by offering_no
union all
select "education_no", changed_at from offering_change where done_at is null and "education_no" is not null
union all
select "education_no", made_at from mailing where "education_no" is not null and mailing_no in (select mailing_no from mailing_recipient where handled_at is null) ) as under_way
union all
select «"examResults"»::text as kind, count(*)::int as count, min("finish_at") as oldest_at, min("announced_at") as due_at from ( select finish_at, announced_at from examination as offering where "offering"."examination_no" in ( select "application"."examination_no" from application where application.status in ('CONFIRMED', 'SAT') and "application"."examination_no" = any(array( select "over"."examination_no" from "examination" as over where over.finish_at <= «"2026-12-10T03:00:00.000Z"» and over.finish_at > «"2025-12-10T03:00:00.000Z"» and true and not over.called_off and not over.is_draft )) )) as exam
union all
select «"examsUnderWay"»::text as kind, count(*)::int as count, min("began_at") as oldest_at, null::timestamptz as due_at from ( select offering_no, ( select max(at) from office_audit where object = «"examination"» and object_no = offering_no and act = «"call off"» ) as began_at from ( select application.application_no, application."examination_no" as offering_no from application where application.status in («"HELD"», «"CONFIRMED"», «"CANCEL_REQUESTED"») and application."examination_no" = any(array(select "examination_no" from "examination" where called_off))
union all
select application.application_no, employer_group."examination_no" from employer_group join application on application.application_no = employer_group.group_no where application.status in («"HELD"», «"CONFIRMED"», «"CANCEL_REQUESTED"») and employer_group."examination_no" = any(array(select "examination_no" from "examination" where called_off)) ) as left_to_cancel group by offering_no
union all
select "examination_no", changed_at from offering_change where done_at is null and "examination_no" is not null
union all
select "examination_no", made_at from mailing where "examination_no" is not null and mailing_no in (select mailing_no from mailing_recipient where handled_at is null) ) as under_way
union all
select «"unpaidGroups"»::text as kind, count(*)::int as count, min("applied_at") as oldest_at, null::timestamptz as due_at from ( select min(applied_at) as applied_at from application join employer_group on group_no = application_no where kind = 'group' and confirmed_at is null and applied_at > «"2026-12-07T03:00:00.000Z"» and not exists ( select from payment where payment.application_no = application.application_no and paid_at is not null ) group by employer_group.education_no, employer_group.examination_no having sum(seats) > «50») as offering
union all
select «"evidence"»::text as kind, count(*)::int as count, min("submitted_at") as oldest_at, null::timestamptz as due_at from eligibility_evidence where status = 'SUBMITTED'
union all
select «"objections"»::text as kind, count(*)::int as count, min("raised_at") as oldest_at, min("due_at") as due_at from result_objection where status = 'OPEN'
union all
select «"resultCorrections"»::text as kind, count(*)::int as count, min("asked_at") as oldest_at, null::timestamptz as due_at from result_correction where status = 'WAITING' and "asked_by" <> «7»
union all
select «"certificatesToIssue"»::text as kind, count(*)::int as count, min("paid_at") as oldest_at, null::timestamptz as due_at from certificate where status = 'PAID'
union all
select «"certificatesToSend"»::text as kind, count(*)::int as count, min("issued_at") as oldest_at, null::timestamptz as due_at from certificate where status = 'ISSUED'
union all
select «"certificateFees"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, null::timestamptz as due_at from certificate where status = 'AWAITING_TRANSFER'
union all
select «"feesToReturn"»::text as kind, count(*)::int as count, min("ended_at") as oldest_at, null::timestamptz as due_at from certificate where fee_owed > 0 and fee_returned_at is null and fee_account_sealed is not null
union all
select «"failedRefunds"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, min(case when refund.status <> 'AWAITING_ACCOUNT' then ((case refund.cause when 'CANCEL' then refund.requested_at else coalesce(refund.decided_at, refund.requested_at) end at time zone 'Asia/Seoul')::date + 8)::timestamp at time zone 'Asia/Seoul' end) as due_at from refund where status = 'FAILED'
union all
select «"unsettledRefunds"»::text as kind, count(*)::int as count, min("unknown_since") as oldest_at, min(case when refund.status <> 'AWAITING_ACCOUNT' then ((case refund.cause when 'CANCEL' then refund.requested_at else coalesce(refund.decided_at, refund.requested_at) end at time zone 'Asia/Seoul')::date + 8)::timestamp at time zone 'Asia/Seoul' end) as due_at from refund where status in ('UNKNOWN', 'EXECUTING') and "unknown_since" <= «"2026-12-10T02:00:00.000Z"»
union all
select «"refundAccounts"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, null::timestamptz as due_at from refund where status = 'AWAITING_ACCOUNT'
union all
select «"transfers"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, min(case when refund.status <> 'AWAITING_ACCOUNT' then ((case refund.cause when 'CANCEL' then refund.requested_at else coalesce(refund.decided_at, refund.requested_at) end at time zone 'Asia/Seoul')::date + 8)::timestamp at time zone 'Asia/Seoul' end) as due_at from refund where status = 'APPROVED' and route = 'bank' and ("payable_from" is null or "payable_from" <= «"2026-12-10T03:00:00.000Z"»)
union all
select «"reviews"»::text as kind, count(*)::int as count, min("paid_at") as oldest_at, null::timestamptz as due_at from payment where status = 'HELD_FOR_REVIEW'
union all
select «"findings"»::text as kind, count(*)::int as count, min("found_at") as oldest_at, null::timestamptz as due_at from money_finding where closed_at is null
union all
select «"cashReceipts"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, min("due_at") as due_at from ( select cash_receipt.requested_at, case cash_receipt.status when 'FAILED' then (coalesce(certificate.deposited_on, (coalesce(payment.paid_at, certificate.paid_at) at time zone 'Asia/Seoul')::date) + 6)::timestamp at time zone 'Asia/Seoul' end as due_at from cash_receipt left join payment using (payment_no) left join certificate using (certificate_no) where cash_receipt.status in ('FAILED', 'CANCEL_FAILED')) as receipt
union all
select «"overdueInvoices"»::text as kind, count(*)::int as count, min("due_at") as oldest_at, null::timestamptz as due_at from group_invoice where status = 'OPEN' and "due_at" <= «"2026-12-06T15:00:00.000Z"»
union all
select «"bills"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, min("due_at") as due_at from ( select requested_at, ((date_trunc('month', group_bill.written_on::timestamp) + interval '1 month 9 days')::date + 1)::timestamp at time zone 'Asia/Seoul' as due_at from group_bill where status = 'WAITING') as bill
union all
select «"tariffChanges"»::text as kind, count(*)::int as count, min("asked_at") as oldest_at, null::timestamptz as due_at from tariff_change where status = 'WAITING' and "asked_by" <> «7»
union all
select «"reports"»::text as kind, count(*)::int as count, min("reported_at") as oldest_at, null::timestamptz as due_at from (select min(reported_at) as reported_at from post_report where status = 'WAITING' group by post_no) as post
union all
select «"inquiries"»::text as kind, count(*)::int as count, min("waits_since") as oldest_at, null::timestamptz as due_at from inquiry where status = 'OPEN'
union all
select «"overdueCorrections"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, null::timestamptz as due_at from correction where status = 'REQUESTED' and ("due_at" is null or "due_at" <= «"2026-12-10T03:00:00.000Z"»)
union all
select «"corrections"»::text as kind, count(*)::int as count, min("requested_at") as oldest_at, null::timestamptz as due_at from correction where status = 'REQUESTED' and "due_at" > «"2026-12-10T03:00:00.000Z"»
union all
select «"roster"»::text as kind, count(*)::int as count, min("entered_at") as oldest_at, min("due_at") as due_at from roster_entry join member using (member_no) where roster_entry.status = 'NOT_SENT' and member.lcns_no is not null and member.status <> 'DORMANT'
union all
select «"rosterUnanswered"»::text as kind, count(*)::int as count, min("sent_at") as oldest_at, null::timestamptz as due_at from roster_entry where status = 'SENT' and "sent_at" <= «"2026-12-03T03:00:00.000Z"»
union all
select «"rosterRefused"»::text as kind, count(*)::int as count, min("refused_at") as oldest_at, null::timestamptz as due_at from roster_entry where status = 'REFUSED'
union all
select «"postsToSend"»::text as kind, count(*)::int as count, min("issued_at") as oldest_at, null::timestamptz as due_at from certificate where status = 'ISSUED'
union all
select 'secondLooks' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at from second_look where act <> «"set permissions"» and confirmed_at is null and dropped_at is null and asked_by <> «7» and (act in («"move offering"», «"call off"», «"approve cancellation"», «"cancel unaccepted seats"») or act in («"correct member"», «"reset second factors"», «"send bulletin"») or not (act in («"move offering"», «"call off"», «"approve cancellation"», «"cancel unaccepted seats"») or act in («"correct member"», «"reset second factors"», «"send bulletin"»))) and case object when 'employer_group' then exists ( select from group_seat where group_no = object_no and status in ('RESERVED', 'INVITED') ) when 'education' then exists ( select from "education" where "education_no" = object_no and not called_off and finish_at > «"2026-12-10T03:00:00.000Z"» ) when 'examination' then exists ( select from "examination" where "examination_no" = object_no and not called_off and finish_at > «"2026-12-10T03:00:00.000Z"» ) when 'group_invoice' then exists (select from group_invoice where invoice_no = object_no and (status = 'OPEN' or act = 'return money of invoice')) when 'payment' then exists (select from payment where payment_no = object_no and status = 'HELD_FOR_REVIEW') when 'refund' then exists (select from refund where refund_no = object_no and status in ('REQUESTED', 'FAILED', 'AWAITING_ACCOUNT', 'APPROVED')) when 'correction' then exists (select from correction where correction_no = object_no and status = 'REQUESTED') when 'certificate' then exists (select from certificate where certificate_no = object_no and (act = 'owe fee' or fee_owed > 0 and fee_returned_at is null)) when 'bulletin' then exists (select from bulletin where bulletin_no = object_no and status = 'DRAFT') else true end
union all
select 'grants' as kind, count(*)::int as count, min(asked_at) as oldest_at, null::timestamptz as due_at from second_look where act = «"set permissions"» and confirmed_at is null and dropped_at is null and asked_by <> «7») as waiting order by (kind = «"overdueCorrections"» and count > 0 or coalesce(due_at <= «"2026-12-10T03:00:00.000Z"», false)) desc, oldest_at nulls last
