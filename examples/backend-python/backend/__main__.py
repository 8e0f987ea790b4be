"""python3 -m backend --port 8080 --database quayside.db [--private-key key.json] [--test-interface]"""

import argparse
import json
import os
from pathlib import Path

from . import contract, submission, test_interface
from .agreements import Agreements
from .applications import Applications
from .documents import Documents
from .encryption import Keys
from .gateway import Gateway
from .logins import Logins
from .overview import Overview
from .review import Review
from .store import Store
from .web import listen

DOCUMENT = '/open-account-server/api/get-document/v1'


class Handler:
    """A handler of a call, with what is done before its transaction."""

    def __init__(self, run, prepare=None):
        self.run = run
        if prepare is not None:
            self.prepare = prepare

    def __call__(self, user, given, request):
        return self.run(user, given, request)


def server(database, port, with_test_interface, private_jwk=None):
    store, keys, agreements = Store(database), Keys(private_jwk), Agreements()
    logins = Logins(store)
    applications = Applications(store, keys, agreements)
    documents = Documents(store, applications)
    submissions = submission.Submissions(store, applications)
    review = Review(store, applications)
    gateway = Gateway(store, keys, logins, {
        'getReferenceLists': Handler(lambda *_: contract.reference_lists),
        'getAgreements': Handler(agreements.get),
        'uploadLog': Handler(lambda *_: {}),
        'readLoginCode': Handler(logins.read_code),
        'exchangeLoginCode': Handler(logins.exchange_code),
        'getCurrentUser': Handler(logins.current_user),
        'logout': Handler(logins.logout),
        'getApplication': Handler(applications.get),
        'startApplication': Handler(applications.start),
        'saveStep': Handler(applications.save_step, applications.prepare_save),
        'submitApplication': Handler(applications.submit),
        'discardApplication': Handler(applications.discard),
        'getExpiredDraft': Handler(applications.get_expired),
        'acknowledgeDraftNotices': Handler(applications.acknowledge),
        'uploadDocument': Handler(documents.upload, documents.prepare_upload),
        'removeDocument': Handler(documents.remove),
        'checkFace': Handler(documents.check_face),
        'getSubmissionPdf': Handler(submissions.get_pdf),
        'getAccounts': Handler(review.accounts),
        'getAccountOverview': Handler(Overview(applications, review).get),
    })  # fmt: skip
    tests = test_interface.TestInterface(store, keys, logins, applications, review)

    def answer(request):
        if request.path.startswith(submission.PATH):
            return submissions.read(request.path)
        if request.method == 'GET' and request.path == DOCUMENT:
            gateway.check_request(request)
            return documents.read(logins.user_of(request), request.query, request)
        if with_test_interface and request.path.startswith(test_interface.PATH):
            return tests.answer(request)
        return gateway.answer(request)

    return listen(port, answer)


if __name__ == '__main__':
    parser = argparse.ArgumentParser(prog='backend', description='A small server of the contract')
    parser.add_argument('--port', type=int, default=int(os.environ.get('PORT') or 8080))
    parser.add_argument('--database', default='quayside.db')
    parser.add_argument('--test-interface', action='store_true', help='for tests: anyone who reaches it can act as every customer')
    parser.add_argument('--private-key', type=Path, help='the key of encrypted answers, a file with a JWK; by default a new one')
    options = parser.parse_args()
    jwk = json.loads(options.private_key.read_text('utf-8')) if options.private_key else None
    running = server(options.database, options.port, options.test_interface, jwk)
    print(f'listening on http://127.0.0.1:{running.server_port}', flush=True)
    running.serve_forever()
