import * as z from 'zod/mini';
import { agreement } from '../agreement.ts';
import { account, application, documentInfo, faceFacts, faceReason, wireIssue } from '../application.ts';
import { defineCall } from '../call.ts';

const base = 'open-account-server/api';
const id = z.object({ applicationId: z.uuid() });
/** of a flow about a W-8BEN: whose form, where it is not the user's own; not found where the user does not look after it */
const holder = z.optional(z.uuid());
/** the version of the caller's journey: codes.outdated or codes.behind where it is not the server's. Not looked at where it is absent */
const journeyVersion = z.optional(z.number());

export const getApplication = defineCall('getApplication', {
  summary: 'The signed-in user’s application of a flow, or null before it is started',
  verb: 'GET',
  path: `${base}/get-application/v1`,
  request: z.object({ flow: z.string(), holder }),
  response: z.nullable(application),
});

export const startApplication = defineCall('startApplication', {
  summary:
    'Starts an application, or answers with the one that is already there; refused with data.reason second-holder where the user is the second holder of another’s, unless `own` says that they mean one of their own',
  path: `${base}/start-application/v1`,
  request: z.object({
    flow: z.string(),
    own: z.optional(z.literal(true)),
    holder,
    /** by which campaign or partner the customer came: the page parameter `channelId` */
    channelId: z.optional(z.string().check(z.regex(/^[\w.-]{1,128}$/))),
  }),
  response: application,
});

export const saveStep = defineCall('saveStep', {
  summary: 'Saves one step, complete or half-filled; issues say what is still missing',
  path: `${base}/save-step/v1`,
  request: z.object({
    applicationId: z.uuid(),
    step: z.string(),
    answers: z.record(z.string(), z.unknown()),
    /** values that travel encrypted, by path within the answers (CRYPT-01) */
    encrypted: z.optional(z.record(z.string(), z.string())),
    /** the revision that the answers were made from */
    revision: z.number(),
    journeyVersion,
  }),
  response: z.object({ application, issues: z.array(wireIssue) }),
});

export const markNewsSeen = defineCall('markNewsSeen', {
  summary: 'The user has read what changed in a draft since it was left, or that the one before it expired',
  path: `${base}/mark-news-seen/v1`,
  request: z.object({ applicationId: z.uuid(), journeyVersion }),
  response: application,
});

export const getExpiredDraft = defineCall('getExpiredDraft', {
  summary:
    'The user’s draft of a flow that was deleted because nobody went on with it, until they have seen that; else null',
  verb: 'GET',
  path: `${base}/get-expired-draft/v1`,
  request: z.object({ flow: z.string() }),
  response: z.nullable(z.object({ savedAt: z.iso.datetime(), expiredAt: z.iso.datetime() })),
});

export const submitApplication = defineCall('submitApplication', {
  summary: 'Submits a complete application; codes.incomplete names the first step that is missing',
  path: `${base}/submit-application/v1`,
  request: z.object({ applicationId: z.uuid(), revision: z.number(), journeyVersion }),
  response: application,
});

export const uploadDocument = defineCall('uploadDocument', {
  summary: 'Stores one document of an application (JPEG, PNG, WebP, HEIC or PDF, at most 20 MB)',
  style: 'multipart',
  path: `${base}/upload-document/v1`,
  request: z.object({
    applicationId: z.uuid(),
    kind: z.string(),
    file: z.file(),
    /** what the client read from the picture: `documentReading` as JSON, encrypted (CRYPT-01) */
    reading: z.optional(z.string().check(z.maxLength(4000))),
  }),
  response: z.object({ documentId: z.uuid(), document: documentInfo }),
});

export const removeDocument = defineCall('removeDocument', {
  summary: 'Removes a document that no submitted step names',
  verb: 'DELETE',
  style: 'query',
  path: `${base}/remove-document/v1`,
  request: z.object({ applicationId: z.uuid(), documentId: z.uuid() }),
  response: z.object({}),
});

/** Answers with the bytes themselves, outside the envelope. */
export const getDocumentPath = `${base}/get-document/v1`;

/** The PDF of what was submitted, for the few minutes that an answer of `getSubmissionPdf` names: no login, the address carries its key. */
export const submissionPdfPath = `${base}/submission-pdf/v1`;

export const getSubmissionPdf = defineCall('getSubmissionPdf', {
  summary: 'A short-lived address of the PDF of the newest submission: answers, consents, signature, W-8BEN',
  verb: 'GET',
  path: `${base}/get-submission-pdf/v1`,
  request: id,
  response: z.object({
    /** below the business service's base address, with its query */
    path: z.string(),
    /** seconds */
    expiresIn: z.number(),
    /** 1 for the first */
    submission: z.number(),
  }),
});

export const checkFace = defineCall('checkFace', {
  summary: 'Compares a face picture with the identity document',
  path: `${base}/check-face/v1`,
  request: z.object({ applicationId: z.uuid(), documentId: z.uuid() }),
  response: z.object({
    face: faceFacts,
    /** of a failure */ reason: z.nullable(faceReason),
  }),
});

export const getAgreements = defineCall('getAgreements', {
  summary: 'The agreements in force, in a language',
  verb: 'GET',
  path: `${base}/get-agreements/v1`,
  auth: false,
  request: z.object({
    language: z.string(),
    /** of whose application; an opening of one's own where absent */
    flow: z.optional(z.string()),
  }),
  response: z.array(agreement),
});

export const getReferenceLists = defineCall('getReferenceLists', {
  summary:
    'Reference lists: industries, businesses, employers, occupations, countries, states, groups, sources of an ID',
  verb: 'GET',
  path: `${base}/get-reference-lists/v1`,
  auth: false,
  request: z.object({}),
  response: z.object({
    version: z.string(),
    countryList: z.array(z.object({ countryCode: z.string(), countryName: z.string() })),
    SGcountryList: z.array(z.object({ countryCode: z.string(), countryName: z.string(), twoCode: z.string() })),
    stateList: z.array(z.object({ countryCode: z.string(), stateCode: z.string(), stateName: z.string() })),
    groupList: z.array(z.object({ groupCode: z.string(), groupName: z.string() })),
    SGgroupList: z.array(z.object({ groupCode: z.string(), groupName: z.string() })),
    occupationList: z.array(z.object({ occupationCode: z.string(), occupationName: z.string() })),
    idSourceType: z.array(z.object({ sourceCode: z.string(), sourceName: z.string() })),
    industryList: z.array(z.object({ key: z.string(), content: z.string() })),
    employerList: z.array(z.object({ employerName: z.string(), employerCode: z.string() })),
    businessList: z.array(z.object({ businessCode: z.string(), businessName: z.string() })),
  }),
});

export const getAccounts = defineCall('getAccounts', {
  summary: 'The accounts that the user holds',
  verb: 'GET',
  path: `${base}/get-accounts/v1`,
  request: z.object({}),
  response: z.array(account),
});

export const discardApplication = defineCall('discardApplication', {
  summary: 'Deletes a draft and its documents',
  path: `${base}/discard-application/v1`,
  request: id,
  response: z.object({}),
});
